import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For several lines: a letter, what is needed, a review.'],
  instead: [
    { take: 'Field', when: 'for one line' },
    { take: 'RequestField', when: 'with lines, on a slip that works without script' },
  ],
  pairs: [],
  words: [
    { prop: 'label', writer: 'designer', keep: 20 },
    { prop: 'hint', writer: 'designer', keep: 22 },
    { prop: 'count.upTo', writer: 'designer', keep: 19 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the field, and on from it.' },
    { keys: ['Enter'], does: 'Starts a new line.' },
  ],
  said: [
    {
      when: 'On the field',
      what: '“Message, edit, multi-line, required”, then what is wrong, the hint and the limit.',
    },
    {
      when: 'With count',
      what: '“6 characters left”, politely, a second after the last key. It is seen at once.',
    },
    { when: 'Beyond the limit', what: 'All of it stays, and it cannot be sent before it is shorter.' },
    { when: 'Without script', what: 'The limit is said; nothing is counted.' },
  ],
};
