import type { Language } from '../content/business.ts';

const en = {
  pages: { home: 'Home', 'this-week': 'Flowers', visit: 'Visit', notFound: 'Not found' },
  onHome: 'On the first page',
  everything: 'Everything we have',
  seeAll: 'See everything',
  next: 'What comes next',
  steps: 'How it is done',
};

export type Labels = typeof en;

/** The words of this design beside those that all designs share. */
export const labels: Readonly<Record<Language, Labels>> = {
  en,
  de: {
    pages: { home: 'Startseite', 'this-week': 'Blumen', visit: 'Besuch', notFound: 'Nicht gefunden' },
    onHome: 'Auf der Startseite',
    everything: 'Alles, was da ist',
    seeAll: 'Alles ansehen',
    next: 'Was als Nächstes kommt',
    steps: 'So wird es gemacht',
  },
};
