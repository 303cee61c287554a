import type { Content } from '../schema.ts';

export const prices = {
  heading: 'Tariff',
  lead: 'Charged by how long you stay, like everything else in this building since 1968. No joining fee, no notice period, no clamp.',
  groups: [
    {
      note: 'All levels, all days, including bank holidays and the day after one',
      items: [
        { name: 'Up to 1 hour', note: 'the open floor, any level', price: 900 },
        { name: 'All day', note: 'nobody has managed it', price: 1600 },
        { name: 'One month', note: 'every class, every level, stops when you say', price: 5800 },
        { name: 'Season ticket', note: 'twelve months for the price of just over nine', price: 54000 },
      ],
    },
    {
      heading: 'Attended parking',
      note: 'With an attendant, by the hour',
      items: [
        { name: 'One to one', note: 'you, a bar and one opinion', price: 4800 },
        { name: 'Tandem', note: 'two of you, each', price: 2900 },
        { name: 'Learner’s six', note: 'six Learner sessions, then you are let out alone', price: 6600 },
        { name: 'A single class', note: 'if you have no month ticket', price: 1200 },
      ],
    },
  ],
  footnote: 'Cards, phones and coins. The machine gives change; it is older than the coaches.',
} satisfies Content['prices'];
