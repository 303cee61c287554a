import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For few words that stand for the shop: a promise, a price.',
    'As a directory, for what is read line by line.',
  ],
  instead: [
    { take: 'Card', when: 'for one thing among others' },
    { take: 'TapedPaper', when: 'for paper' },
  ],
  pairs: [],
  words: [],
  keys: [],
  said: [
    { when: 'Reading', what: 'What stands on it, and nothing of the board.' },
    { when: 'In print', what: 'No paint: an edge is left, as under forced colours.' },
  ],
};
