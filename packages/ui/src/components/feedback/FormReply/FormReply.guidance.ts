import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['Around a form that is answered on the same page: a letter, a request, an address for the news.'],
  instead: [
    { take: 'DoneMessage', when: 'when the form stays in use, as settings do' },
    { take: 'Toast', when: 'when the answer need not be kept' },
  ],
  pairs: [],
  words: [
    { prop: 'reply.heading', writer: 'designer', keep: 25 },
    { prop: 'reply.text', writer: 'designer', keep: 50 },
  ],
  keys: [],
  said: [
    { when: 'On its way', what: '“Posting…”, politely.' },
    {
      when: 'Answered, with the focus in the form',
      what: 'The focus goes to the answer, a group named by its heading.',
    },
    { when: 'Answered, with the focus elsewhere', what: 'Heading and text, politely; the focus stays.' },
    { when: 'With again', what: 'The answer is an alert over the emptied form, which keeps the focus.' },
  ],
};
