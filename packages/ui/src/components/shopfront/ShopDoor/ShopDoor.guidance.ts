import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['Beside a window, in the same colours.'],
  instead: [
    { take: 'Shopfront', when: 'for window and door together' },
    { take: 'OpenNow', when: 'to say whether a business is open' },
  ],
  pairs: [],
  words: [{ prop: 'sign', writer: 'owner', keep: 8 }],
  keys: [],
  said: [{ when: 'Reading', what: 'Nothing: nobody who listens is told that a drawing is open.' }],
};
