import type { SeasonChartProps } from './SeasonChart.tsx';

export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const fishmonger = {
  heading: 'What swims when',
  lead: 'From the harbour below the shop. In a gale it is sausages.',
  months,
  rows: [
    { name: 'Mussels', season: 'January to March', from: 1, to: 3 },
    { name: 'Sea trout', season: 'April to August', from: 4, to: 8 },
    { name: 'Mackerel', season: 'May to October', from: 5, to: 10 },
    { name: 'Brown crab', season: 'June', from: 6, to: 6 },
    { name: 'Oysters', season: 'September to April', from: 9, to: 4 },
  ],
} satisfies SeasonChartProps;
