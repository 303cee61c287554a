import type { BeamPricesProps } from './BeamPrices.tsx';

// A kite workshop. 24 × 1 + 8 × 3 = 48 = 12 × 2 + 4 × 6.
export const kiteShop = {
  heading: 'By the tail',
  lead: 'Mended while you wait, if you can wait till Thursday.',
  prices: [
    { price: '£24', weighs: 24, distance: 1, side: 'start', name: 'New sail', note: 'Any colour we have.' },
    { price: '£12', weighs: 12, distance: 2, side: 'end', name: 'New spar' },
    { price: '£8', weighs: 8, distance: 3, side: 'start', name: 'New line', note: 'Forty metres.' },
    {
      price: '£4',
      weighs: 4,
      distance: 6,
      side: 'end',
      name: 'New tail',
      note: 'Bows extra. Bows are free.',
    },
    { price: '£0', weighs: 0, distance: 4, side: 'end', name: 'Untangling' },
  ],
  balance: 'It hangs level: {start}, and {end}.',
  terms: 'Lost kites are not mended.',
} satisfies BeamPricesProps;

export const waagenbau = {
  heading: 'Balkenwaagenprüfung',
  prices: [
    {
      price: '€1.249,90',
      weighs: 1249.9,
      distance: 1,
      side: 'start',
      name: 'Präzisionswaagenneukalibrierung',
      note: 'Eichamtlichprüfbescheinigungspflichtig.',
    },
    { price: '€10', weighs: 10, distance: 6, side: 'end', name: 'Gewichtssatzreinigung' },
  ],
  balance: '{start} Gleichgewichtsbedingungserfüllung {end}',
} satisfies BeamPricesProps;
