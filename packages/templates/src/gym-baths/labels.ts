import type { Language } from '../content/business.ts';
import { shortStatus } from '../content/labels/shortStatus.ts';
import type { PlainLabels } from '../design/defineDesign.tsx';

const en = {
  ...shortStatus.en,
  pages: {
    home: 'Home',
    'the-pool': 'Lanes',
    'gym-floor': 'Gym floor',
    classes: 'Classes',
    'learn-to-swim': 'Lessons',
    'steam-rooms': 'Spa',
    memberships: 'Prices',
    'first-visit': 'First visit',
    'the-people': 'People',
    'the-building': 'About',
    questions: 'Questions',
    'find-us': 'Find us',
    notFound: 'Not found',
  },
  doors: 'Pick a door',
  lanes: 'Lane by lane',
  points: 'What there is',
  classes: 'The classes',
  notes: 'Good to know',
  seePrices: 'See the prices',
  choose: 'Whichever it is, you choose it in the form.',
  askLesson: 'Ask for a lesson',
  onTo: 'On to: {name}',
  closing: 'See you soon',
};

export type Labels = typeof en;

/** The words of this design beside those that all designs share. */
export const labels: Readonly<Record<Language, Labels>> = {
  en,
  de: {
    ...shortStatus.de,
    pages: {
      home: 'Startseite',
      'the-pool': 'Bahnen',
      'gym-floor': 'Trainingsfläche',
      classes: 'Kurse',
      'learn-to-swim': 'Unterricht',
      'steam-rooms': 'Ruheräume',
      memberships: 'Preise',
      'first-visit': 'Erster Besuch',
      'the-people': 'Team',
      'the-building': 'Über uns',
      questions: 'Fragen',
      'find-us': 'Anfahrt',
      notFound: 'Nicht gefunden',
    },
    doors: 'Welche Tür?',
    lanes: 'Bahn für Bahn',
    points: 'Was es gibt',
    classes: 'Die Kurse',
    notes: 'Gut zu wissen',
    seePrices: 'Zu den Preisen',
    choose: 'Was es sein soll, wählen Sie im Formular.',
    askLesson: 'Unterricht anfragen',
    onTo: 'Weiter zu: {name}',
    closing: 'Bis bald',
  },
};

/** What is said in their place to a buyer who wants plain words. */
export const plain: PlainLabels<Labels> = {
  en: { doors: 'Everything at a glance' },
  de: { doors: 'Alles auf einen Blick' },
};
