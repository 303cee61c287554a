import type { PriceHalvesProps } from './PriceHalves.tsx';

export const mender = {
  heading: 'What it costs',
  lead: 'The price is agreed before the watch is opened, and it does not grow in there.',
  groups: [
    {
      name: 'Watches',
      items: [
        { name: 'Battery', note: 'Seal checked, time set', price: '£8', time: 'While you wait' },
        { name: 'New glass', price: '£35', time: 'Two days' },
      ],
    },
    {
      name: 'Clocks',
      items: [{ name: 'Clean and oil', note: 'Anything that ticks', price: '£90', time: 'Three weeks' }],
    },
  ],
  note: 'Grandfathers are collected, with respect.',
} satisfies PriceHalvesProps;
