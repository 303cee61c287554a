import type { BeamPricesProps } from './BeamPrices.tsx';

// A kite workshop. 24 × 1 + 8 × 3 = 48 = 12 × 2 + 4 × 6.
export const kiteShop = {
  heading: 'By the tail',
  lead: 'Mended while you wait, if you can wait till Thursday.',
  groups: [
    {
      items: [
        { name: 'New sail', price: '£24', weighs: 24, sum: '£24', note: 'Any colour we have.' },
        { name: 'New spar', price: '£12', weighs: 12, sum: '£12' },
        { name: 'New line', price: '£8 for forty metres', weighs: 8, sum: '£8' },
        { name: 'New tail', price: '£4', weighs: 4, sum: '£4', note: 'Bows extra. Bows are free.' },
        { name: 'Untangling', price: 'Free', weighs: 0, sum: 'Free' },
      ],
    },
  ],
  terms: 'Lost kites are not mended.',
} satisfies BeamPricesProps;

export const waagenbau = {
  heading: 'Balkenwaagenprüfung',
  groups: [
    {
      heading: 'Gewichtsbeschaffungsmaßnahmen',
      items: [
        {
          name: 'Präzisionswaagenneukalibrierung',
          price: '1.249,90 € je Balkenwaage',
          weighs: 1249.9,
          sum: '1.249,90 €',
          note: 'Eichamtlichprüfbescheinigungspflichtig.',
        },
        { name: 'Gewichtssatzreinigung', price: '10 €', weighs: 10, sum: '10 €' },
      ],
    },
  ],
} satisfies BeamPricesProps;
