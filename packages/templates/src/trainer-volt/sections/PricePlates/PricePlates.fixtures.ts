import type { PricePlatesProps } from './PricePlates.tsx';

export const gym = {
  heading: 'Load the bar',
  lead: 'Pay for the session you came to. That is the whole scheme.',
  plates: [
    { price: '£45', name: 'One to one', note: '45 minutes, just you' },
    { price: '£28', name: 'Pairs', note: 'each, bring a mate' },
    { price: '£14', name: 'Small group', note: 'six at most' },
    { price: '£0', name: 'The first one', note: 'jeans are fine', offer: true },
  ],
  terms: 'No joining fee, no contract, no direct debit.',
} satisfies PricePlatesProps;

export const saegewerk = {
  heading: 'Zuschnittpreise nach Laufmetern',
  plates: [
    {
      price: '€1.250,00',
      name: 'Dachstuhlrestaurierungspauschale',
      note: 'einschließlich Denkmalschutzabstimmungsgespräch',
    },
    { price: '€89,50', name: 'Eichenbohlen', note: 'der laufende Meter, kammergetrocknet' },
  ],
} satisfies PricePlatesProps;
