import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For a notice or a sheet that is set apart from the page around it.'],
  instead: [
    { take: 'SignBoard', when: 'for words that are there to stay' },
    { take: 'Card', when: 'for one thing among others' },
    { take: 'OrderPad', when: 'for an order' },
  ],
  pairs: [],
  words: [],
  keys: [],
  said: [{ when: 'Reading', what: 'What is on it. Paper and tape are silent.' }],
};
