import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['Around a form that is a message to the shop.'],
  instead: [
    { take: 'OrderPad', when: 'for an order' },
    { take: 'LoginCard', when: 'for the form that lets one in' },
    { take: 'SubmissionSlip', when: 'for a message that came' },
  ],
  pairs: [],
  words: [{ prop: 'label', writer: 'designer', keep: 8 }],
  keys: [],
  said: [
    { when: 'Reading', what: 'What is on the paper. The word in the brass is silent.' },
    { when: 'By night', what: 'Paper stays paper, and fields on it take its colours.' },
  ],
};
