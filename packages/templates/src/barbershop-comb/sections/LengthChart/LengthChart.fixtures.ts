import type { LengthChartProps } from './LengthChart.tsx';

export const poodles = {
  heading: 'How short?',
  lead: 'Blades by number, all to one scale. Point at one; the dog abstains.',
  lengths: [
    { mark: '10', length: 1.5, measure: '1.5 mm', note: 'Feet and face' },
    { mark: '7', length: 3, measure: '3 mm', note: 'Summer' },
    { mark: '5', length: 6, measure: '6 mm', note: 'Most spaniels' },
    { mark: '4', length: 9, measure: '9 mm', note: 'Lamb cut' },
    { mark: '3', length: 13, measure: '13 mm', note: 'Teddy bear' },
  ],
  actions: [{ label: 'Book a bath', href: '/book' }],
} satisfies LengthChartProps;
