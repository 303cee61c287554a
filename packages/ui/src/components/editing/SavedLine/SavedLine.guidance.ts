import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: ['Over a form that is saved as it is typed.'],
  instead: [
    { take: 'DoneMessage', when: 'for what is saved at a press' },
    { take: 'Toast', when: 'for news of a moment' },
  ],
  pairs: [],
  words: [{ prop: 'children', writer: 'designer', keep: 32 }],
  keys: [],
  said: [
    { when: 'It changes', what: 'Is read politely, when the reader pauses.' },
    { when: 'Without script', what: 'Says what it said when the page was made.' },
  ],
};
