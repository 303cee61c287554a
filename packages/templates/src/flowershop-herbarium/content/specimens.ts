import type { Specimen } from '../sections/SpecimenSheets/index.ts';
import { collection } from './business.ts';

const latin = { nameLanguage: 'la' } as const;

/** The one that opens the site. */
export const larkspur = {
  label: {
    ...latin,
    name: 'Consolida ajacis',
    commonName: 'Larkspur',
    lines: ['Field 2, row 9', '14.vii, six a.m., dew on'],
    price: '£1.80 a stem',
  },
  number: 'No. 0407',
} satisfies Specimen;

/** Everything in the buckets, and one thing that is not. */
export const specimens = {
  helenium: {
    label: {
      ...latin,
      name: 'Helenium autumnale',
      commonName: 'Sneezeweed',
      lines: ['Field 1, by the water butt. 14.vii', 'Does not make you sneeze'],
      price: '£1.60 a stem',
    },
    number: 'No. 0412',
  },
  scabious: {
    label: {
      ...latin,
      name: 'Scabiosa caucasica',
      commonName: 'Scabious',
      lines: ['Field 2, row 3. 14.vii', 'Bees were asked to leave'],
      price: '£1.40 a stem',
    },
    number: 'No. 0398',
  },
  fern: {
    label: {
      ...latin,
      name: 'Dryopteris filix-mas',
      commonName: 'Male fern',
      lines: ['The yard, north wall. 13.vii', 'Outlasts whatever it’s with'],
      price: '80p a frond',
    },
    number: 'No. 0231',
  },
  nigella: {
    label: {
      ...latin,
      name: 'Nigella damascena',
      commonName: 'Love-in-a-mist',
      lines: ['Field 2, in the path. 14.vii', 'Sowed itself. We took the hint'],
      price: '90p a stem',
    },
    number: 'No. 0405',
  },
  sweetPea: {
    label: {
      ...latin,
      name: 'Lathyrus odoratus',
      commonName: 'Sweet pea',
      lines: ['Canes, row 1. 14.vii', 'Pick it daily or it sulks'],
      price: '£4.50 for ten',
    },
    number: 'No. 0376',
  },
  poppy: {
    label: {
      ...latin,
      name: 'Papaver somniferum',
      commonName: 'Poppy heads',
      lines: ['Field 1, after the petals. 12.vii', 'Perfectly legal. We checked'],
      price: '£1.20 a head',
    },
    number: 'No. 0420',
  },
  quakingGrass: {
    label: {
      ...latin,
      name: 'Briza maxima',
      commonName: 'Quaking grass',
      lines: ['Edge of the lane. 13.vii', 'First time it’s kept still'],
      price: '60p a stem',
    },
    number: 'No. 0388',
  },
  rose: {
    label: {
      ...latin,
      name: 'Rosa, long-stemmed, red',
      commonName: 'Red rose',
      lines: ['Not found in Caversham', 'Try the garage, by the charcoal'],
      price: 'Sheet wanting since 2017',
    },
    number: 'No. 0001',
  },
} satisfies Record<string, Specimen>;

export const today = {
  heading: 'Today’s sheets',
  lead: 'What’s in the buckets, lying flat. The price is the last line of the label.',
};

export const weekPage = {
  heading: 'This week, flat',
  lead: `Cut at Caversham on Tuesday and Friday mornings. One of each goes in the cabinet, ${collection}; the rest go on the step.`,
};
