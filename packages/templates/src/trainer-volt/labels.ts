import type { Language } from '../content/business.ts';
import { shortStatus } from '../content/labels/shortStatus.ts';

const en = {
  ...shortStatus.en,
  pages: {
    home: 'Home',
    prices: 'Prices',
    timetable: 'Timetable',
    'the-lifts': 'Training',
    about: 'About',
    start: 'Begin',
    notFound: 'Not found',
  },
  seeWeek: 'See the week',
  seePrices: 'See the prices',
  otherPrices: 'Other prices',
  numbers: 'In numbers',
  board: 'Results',
  lifts: 'What we do',
  progress: 'Progress',
  cards: 'Cards',
  noCatch: 'What you do not pay',
  sessions: 'The classes',
  rules: 'House rules',
  first: 'The first session',
  begin: 'Your first session',
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
      prices: 'Preise',
      timetable: 'Wochenplan',
      'the-lifts': 'Training',
      about: 'Über uns',
      start: 'Anfangen',
      notFound: 'Nicht gefunden',
    },
    seeWeek: 'Zum Wochenplan',
    seePrices: 'Zu den Preisen',
    otherPrices: 'Weitere Preise',
    numbers: 'In Zahlen',
    board: 'Ergebnisse',
    lifts: 'Was wir machen',
    progress: 'Fortschritt',
    cards: 'Karten',
    noCatch: 'Was Sie nicht bezahlen',
    sessions: 'Die Kurse',
    rules: 'Hausregeln',
    first: 'Die erste Stunde',
    begin: 'Ihre erste Stunde',
    closing: 'Fangen wir an?',
  },
};
