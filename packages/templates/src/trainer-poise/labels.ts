import type { Language } from '../content/business.ts';
import { shortStatus } from '../content/labels/shortStatus.ts';

const en = {
  ...shortStatus.en,
  pages: {
    home: 'Home',
    method: 'How we work',
    'first-reason': 'First group',
    'second-reason': 'Second group',
    'third-reason': 'Third group',
    'fourth-reason': 'Fourth group',
    classes: 'Classes',
    prices: 'Prices',
    people: 'People',
    exercises: 'At home',
    questions: 'Questions',
    begin: 'Begin',
    notFound: 'Not found',
  },
  see: {
    method: 'How we work',
    classes: 'See the classes',
    prices: 'See the prices',
    people: 'Meet us',
    exercises: 'Something for at home',
  },
  programme: 'What we do',
  reasons: 'Who comes',
  steps: 'How it goes',
  manners: 'Good to know',
  cards: 'For less',
  life: 'How it came about',
  papers: 'Papers',
  before: 'Before you come',
  there: 'Once you are here',
  paying: 'About paying',
  closing: 'Shall we begin?',
};

export type Labels = typeof en;

/** The words of this design beside those that all designs share. */
export const labels: Readonly<Record<Language, Labels>> = {
  en,
  de: {
    ...shortStatus.de,
    pages: {
      home: 'Startseite',
      method: 'Wie wir arbeiten',
      'first-reason': 'Erste Gruppe',
      'second-reason': 'Zweite Gruppe',
      'third-reason': 'Dritte Gruppe',
      'fourth-reason': 'Vierte Gruppe',
      classes: 'Kurse',
      prices: 'Preise',
      people: 'Menschen',
      exercises: 'Für zu Hause',
      questions: 'Fragen',
      begin: 'Anfangen',
      notFound: 'Nicht gefunden',
    },
    see: {
      method: 'Wie wir arbeiten',
      classes: 'Zu den Kursen',
      prices: 'Zu den Preisen',
      people: 'Wer wir sind',
      exercises: 'Etwas für zu Hause',
    },
    programme: 'Was wir machen',
    reasons: 'Wer kommt',
    steps: 'Wie es geht',
    manners: 'Gut zu wissen',
    cards: 'Für weniger',
    life: 'Wie es dazu kam',
    papers: 'Nachweise',
    before: 'Bevor Sie kommen',
    there: 'Wenn Sie da sind',
    paying: 'Zum Bezahlen',
    closing: 'Fangen wir an?',
  },
};
