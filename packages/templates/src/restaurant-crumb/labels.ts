import type { Language } from '../content/business.ts';

const en = {
  pages: { home: 'Home', menu: 'Menu', 'find-us': 'Find us', notFound: 'Not found' },
  seeMenu: 'See the menu',
  // Beside the number on a phone: that it opens says that it is closed.
  opensToday: 'Opens at {time}',
  opensOn: 'Opens {day} {time}',
};

export type Labels = typeof en;

/** What this design says beside what all of them do. */
export const labels: Readonly<Record<Language, Labels>> = {
  en,
  de: {
    pages: { home: 'Startseite', menu: 'Karte', 'find-us': 'Anfahrt', notFound: 'Nicht gefunden' },
    seeMenu: 'Zur Karte',
    opensToday: 'Öffnet um {time}',
    opensOn: 'Öffnet {day} {time}',
  },
};
