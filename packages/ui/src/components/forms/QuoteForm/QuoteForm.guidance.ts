import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For something made to order: who asks, what for, and what it may cost.'],
  instead: [
    { take: 'ContactForm', when: 'for any other letter' },
    { take: 'CustomDevelopment', when: 'for this form in its section' },
  ],
  pairs: [],
  words: [
    { prop: 'labels.pad', writer: 'designer', keep: 20 },
    { prop: 'budgets[].label', writer: 'owner', keep: 20 },
    { prop: 'labels.details', writer: 'designer', keep: 20 },
    { prop: 'labels.detailsHint', writer: 'designer', keep: 40 },
    { prop: 'labels.send', writer: 'designer', keep: 20 },
    { prop: 'labels.sent', writer: 'designer', keep: 18 },
    { prop: 'labels.sentNote', writer: 'owner', keep: 80 },
  ],
  keys: [
    { keys: ['Tab'], does: 'Through five fields, then to the button.' },
    { keys: ['Enter'], does: 'In a line, sends it; in several lines it starts a new one.' },
  ],
  said: [
    { when: 'On a field', what: 'Its label, then what is wrong, then its hint.' },
    { when: 'With count', what: 'How much room is left, once the fingers rest.' },
    { when: 'Sent', what: 'The focus goes to the answer with its number, if it was in the form.' },
    { when: 'Without script', what: 'The browser posts it.' },
  ],
};
