import type { Language } from '../content/business.ts';
import type { PlainLabels } from '../design/defineDesign.tsx';

const en = {
  pages: {
    home: 'Home',
    board: 'Menu',
    boats: 'Suppliers',
    tides: 'Our day',
    book: 'Book a table',
    'find-us': 'Find us',
    notFound: 'Not found',
  },
  seeMenu: 'See the menu',
  // Beside the number on a phone: that it opens says that it is closed.
  opensToday: 'Opens at {time}',
  opensOn: 'Opens {day} {time}',
  suppliers: 'Where it comes from',
  day: 'Our day',
  stillHere: 'Everything else is here',
};

export type Labels = typeof en;

/** The words of this design beside those that all designs share. */
export const labels: Readonly<Record<Language, Labels>> = {
  en,
  de: {
    pages: {
      home: 'Startseite',
      board: 'Karte',
      boats: 'Lieferanten',
      tides: 'Unser Tag',
      book: 'Tisch anfragen',
      'find-us': 'Anfahrt',
      notFound: 'Nicht gefunden',
    },
    seeMenu: 'Zur Karte',
    opensToday: 'Öffnet um {time}',
    opensOn: 'Öffnet {day} {time}',
    suppliers: 'Woher es kommt',
    day: 'Unser Tag',
    stillHere: 'Alles andere ist da',
  },
};

/** What is said in their place to a buyer who wants plain words. */
export const plain: PlainLabels<Labels> = {
  en: { stillHere: 'Where to look next' },
  de: { stillHere: 'Hier geht es weiter' },
};
