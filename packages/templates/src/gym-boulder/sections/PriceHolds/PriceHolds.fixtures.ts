import type { PriceHoldsProps } from './PriceHolds.tsx';

export const barn = {
  heading: 'In the honesty box',
  lead: 'It has a slot and a padlock, and so far everybody has been honest.',
  prices: [
    { price: '£7', name: 'An evening', note: 'From five until the owl starts.' },
    { price: '£4.50', name: 'Under eighteen', note: 'With somebody who can drive them home.' },
    { price: '£60', name: 'Ten evenings', note: 'A card on the nail by the door.' },
    { price: '£0', name: 'Helping to set', note: 'Bring a ladder and opinions.' },
  ],
  terms: 'Cash, card or a tray of eggs.',
  actions: [{ label: 'Every price', href: '/prices' }],
} satisfies PriceHoldsProps;
