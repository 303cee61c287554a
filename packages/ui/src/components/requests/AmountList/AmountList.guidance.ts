import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: ['On an order form: what there is, and how many of each.'],
  instead: [
    { take: 'AddOnFields', when: 'for what is had once or not at all' },
    { take: 'PriceLines', when: 'for what is only read' },
    { take: 'OrderForm', when: 'for all of the form' },
  ],
  pairs: [],
  words: [
    { prop: 'legend', writer: 'owner', keep: 17 },
    { prop: 'items[].name', writer: 'owner', keep: 20 },
    { prop: 'items[].note', writer: 'owner', keep: 32 },
    { prop: 'from', writer: 'designer', keep: 12 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the next number.' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'One more, one less.' },
  ],
  said: [
    { when: 'On a number', what: '“Loaf, spin button, £4.50”; its note is read before the price.' },
    { when: 'Without script', what: 'Numbers can be typed, and are sent; nothing is added up.' },
  ],
};
