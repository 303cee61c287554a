import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: ['For a page on which somebody works: steps, the piece in hand, and what it looks like.'],
  instead: [],
  pairs: [],
  words: [],
  keys: [],
  said: [
    {
      when: 'Reading',
      what: 'The list first, then the work, then what comes of it: on a phone one under the other.',
    },
  ],
};
