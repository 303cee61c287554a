import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For what kind of thing it is: a trade, a rank of three.'],
  instead: [
    { take: 'Badge', when: 'for a count, or for what is new' },
    { take: 'Stamp', when: 'for how a paper stands' },
    { take: 'Chip', when: 'for what was chosen' },
  ],
  pairs: [],
  words: [{ prop: 'label', writer: 'owner', keep: 12 }],
  keys: [],
  said: [{ when: 'Reading', what: 'The word, as part of its line. The tone is not said.' }],
};
