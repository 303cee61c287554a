import type { TilePricesProps } from './TilePrices.tsx';

export const dairy = {
  heading: 'By the pint',
  lead: 'The bottle is ours. Bring it back and we both save ten pence.',
  prices: [
    { name: 'The round', price: '£14', per: 'a week', note: 'Milk, eggs, butter and the news, before seven' },
    { name: 'Whole milk', price: '£1.60', note: 'With the cream on top' },
    { name: 'Eggs', price: '£3', per: 'a dozen' },
    { name: 'Butter', price: '£4', note: 'Salted, and it means it' },
    { name: 'Gossip', price: '£0', note: 'At the gate' },
  ],
  terms: 'Leave a note in the bottle if you are away.',
} satisfies TilePricesProps;
