import type { Language } from '../content/business.ts';
import { shortStatus } from '../content/labels/shortStatus.ts';
import type { PlainLabels } from '../design/defineDesign.tsx';

const en = {
  ...shortStatus.en,
  pages: {
    home: 'Home',
    tariff: 'Prices',
    'bay-plan': 'Timetable',
    'the-levels': 'Rooms',
    attendants: 'People',
    'way-in': 'Find us',
    notFound: 'Not found',
  },
  levels: 'What is where',
  seeGym: 'See the gym',
  seePrices: 'See the prices',
  seeWeek: 'See the week',
  classes: 'The classes',
  closing: 'See you soon',
  firstVisit: 'First visit',
  takeFree: 'Take the free visit',
};

export type Labels = typeof en;

/** The words of this design beside those that all designs share. */
export const labels: Readonly<Record<Language, Labels>> = {
  en,
  de: {
    ...shortStatus.de,
    pages: {
      home: 'Startseite',
      tariff: 'Preise',
      'bay-plan': 'Wochenplan',
      'the-levels': 'Räume',
      attendants: 'Team',
      'way-in': 'Anfahrt',
      notFound: 'Nicht gefunden',
    },
    levels: 'Was wo ist',
    seeGym: 'Zu den Räumen',
    seePrices: 'Zu den Preisen',
    seeWeek: 'Zum Wochenplan',
    classes: 'Die Kurse',
    closing: 'Bis bald',
    firstVisit: 'Erster Besuch',
    takeFree: 'Gratis ausprobieren',
  },
};

/** What is said in their place to a buyer who wants plain words. */
export const plain: PlainLabels<Labels> = {
  en: { levels: 'Our rooms' },
  de: { levels: 'Unsere Räume' },
};
