import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For what somebody writes to the shop, when the answer comes in the form’s place.'],
  instead: [
    { take: 'ContactForm', when: 'for a letter, with its section around it' },
    { take: 'QuoteForm', when: 'for something made to order' },
    { take: 'Form', when: 'when the form stays' },
  ],
  pairs: [],
  words: [
    { prop: 'labels.problems', writer: 'designer', keep: 30 },
    { prop: 'labels.sending', writer: 'designer', keep: 8 },
    { prop: 'labels.sent', writer: 'designer', keep: 15 },
    { prop: 'labels.reference', writer: 'designer', keep: 12 },
  ],
  keys: [
    { keys: ['Tab'], does: 'Through the fields, then to the button. The honeypot is no stop.' },
    { keys: ['Enter'], does: 'In a field, sends it; in several lines it starts a new one.' },
  ],
  said: [
    { when: 'On its way', what: '“Sending…”, politely.' },
    {
      when: 'Sent',
      what: 'The focus goes to the answer, a group named by its heading, if it was in the form.',
    },
    { when: 'With again', what: 'The answer is an alert, and the form under it is empty.' },
    { when: 'Without script', what: 'The browser posts it.' },
  ],
};
