import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For what is known of an order, a letter, somebody: what it is called and what it is.'],
  instead: [
    { take: 'FactStrip', when: 'for three or four that sell, as a section' },
    { take: 'Table', when: 'for several things that are compared' },
    { take: 'PriceLines', when: 'for prices' },
  ],
  pairs: [],
  words: [
    { prop: 'facts[].label', writer: 'designer', keep: 12 },
    { prop: 'facts[].text', writer: 'customer', keep: 40 },
  ],
  keys: [{ keys: ['Tab'], does: 'To a fact that is a link.' }],
  said: [
    { when: 'Reading', what: 'Terms and what they are: “Buyer, Ada Hargreave.”' },
    { when: 'Another script', what: 'What it is runs the way it is written.' },
  ],
};
