import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['Beside the button that was pressed, where it is seen that it worked: saved, sent again.'],
  instead: [
    { take: 'Toast', when: 'when what was pressed is gone, or far away' },
    { take: 'FormReply', when: 'when the answer takes the form’s place' },
    { take: 'ErrorSummary', when: 'when it did not work' },
  ],
  pairs: [],
  words: [{ prop: 'children', writer: 'designer', keep: 40 }],
  keys: [],
  said: [
    { when: 'Once it is done', what: '“Your name is changed.”, politely. The focus stays on the button.' },
    { when: 'Before', what: 'An empty status. Keep it on the page, or its first words are not heard.' },
  ],
};
