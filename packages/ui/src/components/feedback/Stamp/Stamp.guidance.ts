import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['Across a receipt, an order or a slip: paid, refunded, waiting.'],
  instead: [
    { take: 'StateStamp', when: 'in a table or beside a page’s name' },
    { take: 'Badge', when: 'for a count, or for what is new' },
  ],
  pairs: [
    {
      heading: 'The word says it, the ink only helps',
      do: 'Void',
      dont: 'InkAlone',
      why: {
        do: 'Refunded is understood in grey and aloud.',
        dont: 'Only the ink tells that it no longer counts: it is not heard, and not everybody sees it.',
      },
    },
  ],
  words: [{ prop: 'label', writer: 'designer', keep: 20 }],
  keys: [],
  said: [{ when: 'Reading', what: 'A paragraph with the word. The tone is not said.' }],
};
