import type { Language } from '../content/business.ts';
import type { PlainLabels } from '../design/defineDesign.tsx';

const en = {
  pages: {
    home: 'Home',
    'this-week': 'Flowers',
    visit: 'Visit',
    'in-season': 'In season',
    'big-days': 'Occasions',
    order: 'Order',
    notFound: 'Not found',
  },
  flowers: 'What we have',
  seeFlowers: 'See what we have',
  otherPrices: 'Other prices',
  year: 'What grows when',
  occasions: 'For the big days',
  seeOccasions: 'Big days',
  wedding: 'How it goes',
  garden: 'Where it comes from',
  askForDay: 'Ask about your day',
  thanks: 'Thank you',
  delivery: 'Delivery',
  order: 'Order',
};

export type Labels = typeof en;

/** The words of this design beside those that all designs share. */
export const labels: Readonly<Record<Language, Labels>> = {
  en,
  de: {
    pages: {
      home: 'Startseite',
      'this-week': 'Blumen',
      visit: 'Besuch',
      'in-season': 'Saison',
      'big-days': 'Anlässe',
      order: 'Bestellen',
      notFound: 'Nicht gefunden',
    },
    flowers: 'Was wir haben',
    seeFlowers: 'Ansehen, was da ist',
    otherPrices: 'Weitere Preise',
    year: 'Was wann wächst',
    occasions: 'Für die großen Tage',
    seeOccasions: 'Große Tage',
    wedding: 'So geht es',
    garden: 'Woher es kommt',
    askForDay: 'Ihren Tag anfragen',
    thanks: 'Danke',
    delivery: 'Lieferung',
    order: 'Bestellen',
  },
};

/** What is said in their place to a buyer who wants plain words. */
export const plain: PlainLabels<Labels> = {
  en: { occasions: 'Flowers for occasions', seeOccasions: 'See the occasions' },
  de: { occasions: 'Blumen für Anlässe', seeOccasions: 'Zu den Anlässen' },
};
