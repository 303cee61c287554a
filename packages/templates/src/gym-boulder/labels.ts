import type { Language } from '../content/business.ts';

const en = {
  pages: { home: 'Home', prices: 'Prices', 'first-time': 'First visit', notFound: 'Not found' },
  seePrices: 'See the prices',
  allPrices: 'All prices',
  otherPrices: 'Other prices',
  begin: 'Your first visit',
  grades: 'How hard is it?',
  bring: 'What to bring',
  landing: 'See you soon',
};

export type Labels = typeof en;

/** The words of this design beside those that all designs share. */
export const labels: Readonly<Record<Language, Labels>> = {
  en,
  de: {
    pages: {
      home: 'Startseite',
      prices: 'Preise',
      'first-time': 'Erster Besuch',
      notFound: 'Nicht gefunden',
    },
    seePrices: 'Zu den Preisen',
    allPrices: 'Alle Preise',
    otherPrices: 'Weitere Preise',
    begin: 'Ihr erster Besuch',
    grades: 'Wie schwer ist das?',
    bring: 'Was Sie mitbringen',
    landing: 'Bis bald',
  },
};
