import type { PricePlatesProps } from '../sections/PricePlates/index.ts';
import type { PunchCardsProps } from '../sections/PunchCards/index.ts';
import type { StatsProps } from '@awning/ui/sections/Stats';

export const cancelling = 'Cancel by eight the night before and keep your session.';

export const prices = {
  heading: 'Load the bar',
  plates: [
    { price: '£45', name: 'One to one', note: '45 minutes, just you' },
    { price: '£28', name: 'Pairs', note: 'each, bring a mate' },
    { price: '£14', name: 'Small group', note: 'six at most' },
    { price: '£0', name: 'The first one', note: 'jeans are fine', offer: true },
  ],
  terms: `Ten-session cards are £400 one to one and £120 group. No joining fee, no contract, no direct debit. ${cancelling}`,
} satisfies PricePlatesProps;

export const pricesPage = {
  lead: 'You pay for the sessions you come to. Coaching, chalk, shower and tea are in the number.',
  terms:
    'Card or bank transfer, after the session. Pairs can be anyone: wives, rivals, a father and a daughter on speaking terms.',
};

export const cards = {
  heading: 'Ten on the bar',
  lead: 'A card is ten sessions, paid once. It has your name on it and no expiry date. The bright one is on me.',
  cards: [
    {
      name: 'One to one',
      price: '£400',
      visits: 10,
      note: '£40 a session in place of £45. Two people may share a card, one at a time.',
    },
    {
      name: 'Small group',
      price: '£120',
      visits: 10,
      note: '£12 a session in place of £14. Good for any group in the week, Bar School included.',
    },
  ],
} satisfies PunchCardsProps;

export const noCatch = {
  label: 'What you do not pay',
  items: [
    { value: '£0', text: 'to join, and £0 to leave' },
    { value: '0', text: 'months’ contract, nothing to cancel' },
    { value: '20:00', text: 'the night before: cancel by then and keep your session' },
  ],
} satisfies StatsProps;
