import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['Beside words that say the same day, to be seen first.'],
  instead: [
    { take: 'Plate', when: 'for a word' },
    { take: 'Badge', when: 'for a count' },
  ],
  pairs: [],
  words: [
    { prop: 'heading', writer: 'owner', keep: 12 },
    { prop: 'value', writer: 'owner', keep: 2 },
    { prop: 'footnote', writer: 'owner', keep: 10 },
  ],
  keys: [],
  said: [{ when: 'Reading', what: 'Nothing: the words beside it say it.' }],
};
