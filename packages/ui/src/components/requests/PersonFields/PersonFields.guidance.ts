import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: ['On a request: who is asking, and where to answer.'],
  instead: [
    { take: 'CustomerFields', when: 'at a checkout' },
    { take: 'NameFields', when: 'for somebody with an account' },
  ],
  pairs: [],
  words: [
    { prop: 'labels.heading', writer: 'owner', keep: 14 },
    { prop: 'labels.name', writer: 'designer', keep: 9 },
    { prop: 'labels.telephone', writer: 'designer', keep: 9 },
    { prop: 'labels.email', writer: 'designer', keep: 5 },
    { prop: 'optional', writer: 'designer', keep: 13 },
  ],
  keys: [{ keys: ['Tab'], does: 'To the name, to where the answer goes, then to what may stay empty.' }],
  said: [
    { when: 'Arriving', what: '“Who is asking?, group.”' },
    { when: 'What may stay empty', what: 'Says so in its label: “Email (if you like)”.' },
    { when: 'A browser', what: 'Is told what to fill in: name, tel, email.' },
    { when: 'Without script', what: 'The browser asks for what is required in its own words.' },
  ],
};
