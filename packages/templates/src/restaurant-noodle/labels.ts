import type { Language } from '../content/business.ts';
import type { PlainLabels } from '../design/defineDesign.tsx';

const en = {
  pages: { home: 'Home', menu: 'Menu', 'find-us': 'Find us', notFound: 'Not found' },
  seeMenu: 'See the menu',
  seats: 'At the counter',
  steps: 'How it works',
};

export type Labels = typeof en;

/** The words of this design beside those that all designs share. */
export const labels: Readonly<Record<Language, Labels>> = {
  en,
  de: {
    pages: { home: 'Startseite', menu: 'Karte', 'find-us': 'Anfahrt', notFound: 'Nicht gefunden' },
    seeMenu: 'Zur Karte',
    seats: 'An der Theke',
    steps: 'So geht es',
  },
};

/** What is said in their place to a buyer who wants plain words. */
export const plain: PlainLabels<Labels> = {
  en: { seats: 'Our seats' },
  de: { seats: 'Unsere Plätze' },
};
