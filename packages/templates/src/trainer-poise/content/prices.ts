import type { ArmListProps } from '../sections/ArmList/index.ts';
import type { BeamPricesProps } from '../sections/BeamPrices/index.ts';
import type { FaqDetailsProps } from '@awning/ui/sections/FaqDetails';

// In balance: 72 × 1 + 36 × 3 = 180 = 54 × 2 + 12 × 6. Whoever changes a price moves a disc.
export const prices = {
  heading: 'What it weighs',
  lead: 'The heavier the price, the nearer it hangs to the middle. That is all there is to balance.',
  prices: [
    {
      price: '£72',
      weighs: 72,
      distance: 1,
      side: 'start',
      name: 'At your house',
      note: 'An hour, your stairs. Within five miles.',
    },
    {
      price: '£54',
      weighs: 54,
      distance: 2,
      side: 'end',
      name: 'One to one',
      note: 'An hour, one rail, Mair.',
    },
    {
      price: '£36',
      weighs: 36,
      distance: 3,
      side: 'start',
      name: 'Two of you',
      note: 'Each. Married or not.',
    },
    {
      price: '£0',
      weighs: 0,
      distance: 4,
      side: 'end',
      name: 'First visit',
      note: 'Weighs nothing: hangs anywhere.',
    },
    { price: '£12', weighs: 12, distance: 6, side: 'end', name: 'A class', note: 'An hour, eight at most.' },
  ],
  balance: 'On one side {start}. On the other {end}. Pounds times hand-widths: it hangs level.',
  terms: 'Paid after, by card, cash or bank. No joining, no contract, no direct debit.',
} satisfies BeamPricesProps;

export const cards = {
  heading: 'And lighter still',
  lead: 'For those who come every week, and those who can’t pay every week.',
  arms: [
    {
      name: 'Ten classes, £100',
      text: 'On a card with ten holes. It does not run out; Mr Daniel’s is from 2021.',
    },
    {
      name: 'Pay what you can',
      text: 'Two places in every class, from £3. Say “a light one, please” on the form. No one asks why.',
    },
    {
      name: 'By referral',
      text: 'If your GP or falls clinic sends you, the first six classes are paid by the city. Bring the letter.',
    },
  ],
} satisfies ArmListProps;

export const paying = {
  heading: 'Small change',
  items: [
    {
      question: 'What if I can’t come?',
      answer:
        'Ring by eight that morning and it costs nothing. After that it’s the class, or half of one to one. Ice on the pavement always counts as an excuse.',
    },
    {
      question: 'Does the beam really balance?',
      answer: 'Yes. When Mair put the class up by a pound she had to move the disc. Then she put it back.',
    },
    {
      question: 'Can I give it as a present?',
      answer: 'Yes, but ask yourself how it will be taken. “I thought of you” wants careful handling.',
    },
  ],
} satisfies FaqDetailsProps;
