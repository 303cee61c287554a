import type { Language } from '../content/business.ts';
import type { PlainLabels } from '../design/defineDesign.tsx';

const en = {
  pages: { home: 'Home', prices: 'Prices', 'find-us': 'Find us', notFound: 'Not found' },
  extras: 'By the till',
  paying: 'How to pay',
  invitation: 'Come and see us',
  seePrices: 'See the prices',
};

export type Labels = typeof en;

/** The words of this design beside those that all designs share. */
export const labels: Readonly<Record<Language, Labels>> = {
  en,
  de: {
    pages: { home: 'Startseite', prices: 'Preise', 'find-us': 'Anfahrt', notFound: 'Nicht gefunden' },
    extras: 'An der Kasse',
    paying: 'So bezahlen Sie',
    invitation: 'Kommen Sie vorbei',
    seePrices: 'Zu den Preisen',
  },
};

/** What is said in their place to a buyer who wants plain words. */
export const plain: PlainLabels<Labels> = {
  en: { extras: 'Other prices' },
  de: { extras: 'Weitere Preise' },
};
