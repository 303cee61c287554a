import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['In a small window or on a door, under a sign that names the trade.'],
  instead: [
    { take: 'Icon', when: 'beside words' },
    { take: 'ShopScene', when: 'for the inside of a shop' },
  ],
  pairs: [],
  words: [],
  keys: [],
  said: [{ when: 'Reading', what: 'Nothing: the sign has said whose it is.' }],
};
