import type { Content } from '../schema.ts';

export const prices = {
  heading: 'Load the bar',
  lead: 'You pay for the sessions you come to. Coaching, chalk, shower and tea are in the number.',
  groups: [
    {
      items: [
        { name: 'One to one', note: '45 minutes, just you', price: 4500 },
        { name: 'Pairs', note: 'each, bring a mate', price: 2800 },
        { name: 'Small group', note: 'six at most', price: 1400 },
        { name: 'The first one', note: 'jeans are fine', price: 0 },
      ],
    },
  ],
  footnote:
    'No joining fee, no contract, no direct debit. Cancel by eight the night before and keep your session. Card or bank transfer, after the session.',
} satisfies Content['prices'];
