import type { HeroSpecimenProps } from './HeroSpecimen.tsx';

export const forager = {
  heading: 'Found on Monday',
  lead: 'Seaweed cut by hand below Bamburgh, dried on a line, sold by the ounce. The beach is not for sale.',
  actions: [
    { label: 'See the sheets', href: '/sheets' },
    { label: 'Come along', href: '/walks' },
  ],
  label: {
    collection: 'Herb. Armstrong, Seahouses',
    name: 'Palmaria palmata',
    nameLanguage: 'la',
    commonName: 'Dulse',
    lines: ['Stag Rocks, low water', '3.iii, both feet wet'],
    price: '£4.20 the ounce',
  },
  number: 'No. 118',
} satisfies HeroSpecimenProps;
