import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['In a footer or on a board: the shop’s own pages elsewhere.'],
  instead: [
    { take: 'LinkRow', when: 'for places that have no drawing here' },
    { take: 'ContactLines', when: 'for a number, a mail, an address' },
  ],
  pairs: [],
  words: [
    { prop: 'label', writer: 'designer', keep: 9 },
    { prop: 'links[].label', writer: 'designer', keep: 9 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the next place.' },
    { keys: ['Enter'], does: 'Goes there, in the same tab.' },
  ],
  said: [
    { when: 'Reading', what: '“Elsewhere, list. Instagram, link.” The drawing is silent.' },
    { when: 'Without any', what: 'Nothing is rendered.' },
  ],
};
