import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['Beside what is kept on paper: a receipt, an order.'],
  instead: [{ take: 'Button', when: 'for anything else' }],
  pairs: [],
  words: [{ prop: 'label', writer: 'designer', keep: 24 }],
  keys: [
    { keys: ['Tab'], does: 'To the button.' },
    { keys: ['Enter', 'Space'], does: 'Opens the browser’s own print dialogue.' },
  ],
  said: [
    { when: 'On the button', what: '“Print the receipt, button.”' },
    { when: 'Without script', what: 'It is not rendered.' },
  ],
};
