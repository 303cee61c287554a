import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For one dish or drink on a card of your own.'],
  instead: [
    { take: 'MenuList', when: 'for a whole menu' },
    { take: 'FilteredMenu', when: 'for one with allergens' },
    { take: 'PriceLines', when: 'for what is not eaten' },
  ],
  pairs: [],
  words: [
    { prop: 'name', writer: 'owner', keep: 14 },
    { prop: 'description', writer: 'owner', keep: 40 },
    { prop: 'price[].size', writer: 'owner', keep: 6 },
    { prop: 'off', writer: 'owner', keep: 14 },
  ],
  keys: [],
  said: [
    { when: 'Reading', what: '“Beetroot tart, vegetarian, no gluten”: a mark is heard as what it means.' },
    { when: 'Two sizes', what: 'A list: “Glass £6.50”, “Bottle £26”.' },
    { when: 'Off today', what: 'The name is a deletion, then why; there is no price.' },
  ],
};
