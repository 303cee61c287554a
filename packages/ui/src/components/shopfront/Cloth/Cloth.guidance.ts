import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['Over a window, a board or a dialog of your own.'],
  instead: [{ take: 'ShopWindow', when: 'for a window that has one' }],
  pairs: [],
  words: [],
  keys: [],
  said: [{ when: 'Reading', what: 'Nothing: it is decoration.' }],
};
