import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['Around fields that are sent to a server and may come back.'],
  instead: [
    { take: 'GetForm', when: 'to narrow down what is shown' },
    { take: 'MessageForm', when: 'for a letter that is answered in its place' },
    { take: 'RequestSlip', when: 'for a form that works without script and shows no faults of its own' },
  ],
  pairs: [],
  words: [{ prop: 'summary', writer: 'designer', keep: 30 }],
  keys: [
    { keys: ['Tab'], does: 'Through the fields, then to the button.' },
    { keys: ['Enter'], does: 'In a field, sends it: once, however often it is pressed.' },
  ],
  said: [
    {
      when: 'Sent with something missing',
      what: 'The focus goes to the first such field, which is heard with its error.',
    },
    {
      when: 'Sent back by the server',
      what: 'A list of what to put right, and the focus on the first field; without fields an alert.',
    },
    { when: 'Put right', what: 'The error goes as soon as the field is right, and not before.' },
    { when: 'Without script', what: 'The browser checks in its own words, and posts it.' },
  ],
};
