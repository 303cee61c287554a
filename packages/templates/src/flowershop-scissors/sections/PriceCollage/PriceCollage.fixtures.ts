import type { PriceCollageProps } from './PriceCollage.tsx';

export const cheesemonger = {
  heading: 'Cut this morning',
  lead: 'What is ripe decides the list. When a wheel is finished we say so.',
  items: [
    {
      name: 'The whole board',
      text: 'Five cheeses, quince, oatcakes. Feeds six, or two and a film.',
      price: '£46',
    },
    { name: 'Blue and a pear', text: 'Ripe on both sides.', price: '£14' },
    { name: 'Something runny', text: 'Spoon included.', price: '£12' },
    { name: 'Old and hard', text: 'Twenty-six months.', price: '£16' },
    { name: 'Goat', text: 'Back on Thursday.', price: 'gone' },
  ],
  note: 'Wrapped in paper. Rinds are yours to argue about.',
} satisfies PriceCollageProps;
