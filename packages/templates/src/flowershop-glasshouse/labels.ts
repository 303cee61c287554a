import type { Language } from '../content/business.ts';
import type { PlainLabels } from '../design/defineDesign.tsx';

const en = {
  pages: {
    home: 'Home',
    'first-room': 'Flowers',
    'second-room': 'Second room',
    'third-room': 'Third room',
    'fourth-room': 'Fourth room',
    'cut-flowers': 'Cut flowers',
    weddings: 'Weddings',
    'plant-hospital': 'Plant care',
    'gift-vouchers': 'Vouchers',
    gardeners: 'People',
    questions: 'Questions',
    visit: 'Visit',
    notFound: 'Not found',
  },
  comeIn: 'Visit us',
  orderFlowers: 'Order flowers',
  askForDay: 'Ask about your day',
  seeRooms: 'See what there is',
  rooms: 'What there is',
  week: 'This week',
  care: 'How to keep it',
  notes: 'Good to know',
  history: 'How it came about',
  before: 'Before you come',
  hurry: 'In a hurry?',
  through: 'On to: {name}',
  closing: 'Come in',
};

export type Labels = typeof en;

/** The words of this design beside those that all designs share. */
export const labels: Readonly<Record<Language, Labels>> = {
  en,
  de: {
    pages: {
      home: 'Startseite',
      'first-room': 'Blumen',
      'second-room': 'Zweiter Raum',
      'third-room': 'Dritter Raum',
      'fourth-room': 'Vierter Raum',
      'cut-flowers': 'Schnittblumen',
      weddings: 'Hochzeiten',
      'plant-hospital': 'Pflanzenpflege',
      'gift-vouchers': 'Gutscheine',
      gardeners: 'Team',
      questions: 'Fragen',
      visit: 'Besuch',
      notFound: 'Nicht gefunden',
    },
    comeIn: 'Besuchen Sie uns',
    orderFlowers: 'Blumen bestellen',
    askForDay: 'Ihren Tag anfragen',
    seeRooms: 'Was es gibt',
    rooms: 'Was es gibt',
    week: 'Diese Woche',
    care: 'So bleibt es schön',
    notes: 'Gut zu wissen',
    history: 'Wie es dazu kam',
    before: 'Vor dem Besuch',
    hurry: 'Eilig?',
    through: 'Weiter zu: {name}',
    closing: 'Kommen Sie herein',
  },
};

/** What is said in their place to a buyer who wants plain words. */
export const plain: PlainLabels<Labels> = {
  en: { closing: 'Visit us soon' },
  de: { closing: 'Besuchen Sie uns bald' },
};
