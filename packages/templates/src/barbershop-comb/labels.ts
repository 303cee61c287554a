import type { Language } from '../content/business.ts';

const en = {
  pages: {
    home: 'Home',
    prices: 'Prices',
    lengths: 'Styles',
    family: 'People',
    book: 'Book',
    'find-us': 'Find us',
    notFound: 'Not found',
  },
  seePrices: 'See the prices',
  allPrices: 'All prices',
  seeStyles: 'See our work',
  meetUs: 'Meet us',
  numbers: 'In numbers',
  closing: 'See you soon',
};

export type Labels = typeof en;

/** The words of this design beside those that all designs share. */
export const labels: Readonly<Record<Language, Labels>> = {
  en,
  de: {
    pages: {
      home: 'Startseite',
      prices: 'Preise',
      lengths: 'Schnitte',
      family: 'Team',
      book: 'Termin',
      'find-us': 'Anfahrt',
      notFound: 'Nicht gefunden',
    },
    seePrices: 'Zu den Preisen',
    allPrices: 'Alle Preise',
    seeStyles: 'Unsere Arbeit',
    meetUs: 'Das sind wir',
    numbers: 'In Zahlen',
    closing: 'Bis bald',
  },
};
