import type { OpeningHoursProps } from '@awning/ui/sections/OpeningHours';
import { today } from './business.ts';

export const bread = {
  heading: 'Bread to take home',
  lead: 'Nina’s counter is the hatch at the foot of the stairs. Eight o’clock until it’s gone, which is about eleven, or ten past nine if it’s raining and people are sad.',
  loaves: {
    round: {
      name: 'The long-table loaf',
      text: 'Two days old before it’s baked. Keeps till Thursday.',
      price: '£4.20',
    },
    focaccia: { name: 'Focaccia by the hand', text: 'Show her a hand. That’s how much.', price: '£3.60' },
    ring: { name: 'Sesame ring', text: 'Fits on a handlebar. We checked.', price: '£1.80' },
    sticks: { name: 'Breadsticks', text: 'A fistful, tied with string you’ll keep.', price: '£2.50' },
    bun: {
      name: 'Friday bun',
      text: 'Lemon on top, cherry on that. Fridays. Don’t ask on a Thursday.',
      price: '£2.20',
    },
    slices: { name: 'Yesterday’s, sliced', text: 'Makes better toast and knows it.', price: '£2' },
  },
  note: 'Ring before seven the night before and she’ll put your name on one. In pencil.',
};

export const counterHours = {
  heading: 'The hatch',
  caption: 'When the bread counter is open',
  rows: [
    { days: 'Tue to Thu', times: '8 until gone', on: ['Tue', 'Wed', 'Thu'] },
    { days: 'Friday', times: '7.30, buns', on: ['Fri'] },
    { days: 'Saturday', times: '8 until gone', on: ['Sat'] },
    { days: 'Sun, Mon', times: 'Rising', closed: true, on: ['Sun', 'Mon'] },
  ],
  today,
} satisfies OpeningHoursProps;
