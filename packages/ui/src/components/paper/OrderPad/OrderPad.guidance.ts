import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['Around a form or a list that is an order: something made, something repaired.'],
  instead: [
    { take: 'DoorPlate', when: 'for a letter' },
    { take: 'Receipt', when: 'for what was bought' },
    { take: 'TapedPaper', when: 'for a notice' },
  ],
  pairs: [],
  words: [{ prop: 'label', writer: 'designer', keep: 20 }],
  keys: [],
  said: [
    { when: 'Reading', what: 'The words across the top, then what is on the sheet. It is no heading.' },
    { when: 'By night', what: 'Paper stays paper, and fields on it take its colours.' },
  ],
};
