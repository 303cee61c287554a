import type { Language } from '../content/business.ts';
import { shortStatus } from '../content/labels/shortStatus.ts';

const en = {
  ...shortStatus.en,
  pages: { home: 'Home', prices: 'Prices', start: 'Begin', notFound: 'Not found' },
  seePrices: 'See the prices',
  plan: 'The plan',
  first: 'What happens the first time',
  stage: 'Stage',
  numbers: 'In numbers',
  closing: 'Shall we begin?',
};

export type Labels = typeof en;

/** The words of this design beside those that all designs share. */
export const labels: Readonly<Record<Language, Labels>> = {
  en,
  de: {
    ...shortStatus.de,
    pages: { home: 'Startseite', prices: 'Preise', start: 'Anfangen', notFound: 'Nicht gefunden' },
    seePrices: 'Zu den Preisen',
    plan: 'Der Plan',
    first: 'Wie das erste Mal abläuft',
    stage: 'Etappe',
    numbers: 'In Zahlen',
    closing: 'Fangen wir an?',
  },
};
