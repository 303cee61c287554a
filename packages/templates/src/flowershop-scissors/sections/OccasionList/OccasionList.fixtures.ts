import type { OccasionListProps } from './OccasionList.tsx';

export const caterer = {
  heading: 'When there are more than eight of you',
  lead: 'One kitchen, two ovens, and Marjorie, who has seen worse.',
  occasions: [
    {
      name: 'Christenings',
      text: 'Finger food, nothing that stains, cake by four.',
      price: 'from £9 a head',
    },
    { name: 'Retirements', text: 'A buffet, a speech cut short by pudding.', price: 'from £14 a head' },
    { name: 'Wakes', text: 'Ham, tea, and somebody who washes up without being asked.' },
  ],
  actions: [{ label: 'Ask about a date', href: '/ask' }],
} satisfies OccasionListProps;
