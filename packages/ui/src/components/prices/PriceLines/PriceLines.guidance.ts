import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['In a card or a section: what can be had for how much, a line each.'],
  instead: [
    { take: 'PriceList', when: 'for a whole board of prices under its own heading' },
    { take: 'AddOnFields', when: 'when they can be ticked' },
    { take: 'Table', when: 'when more than a price is compared' },
  ],
  pairs: [],
  words: [
    { prop: 'items[].name', writer: 'owner', keep: 24 },
    { prop: 'items[].price', writer: 'owner', keep: 10 },
  ],
  keys: [],
  said: [{ when: 'Reading', what: '“List, 2 items. Extra Pages + $50.”' }],
};
