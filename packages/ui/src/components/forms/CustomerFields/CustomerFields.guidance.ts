import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['In a CheckoutForm, or a form of your own that sells: who is buying.'],
  instead: [
    { take: 'PersonFields', when: 'on a slip that works without script' },
    { take: 'NameFields', when: 'for somebody with an account' },
  ],
  pairs: [],
  words: [
    { prop: 'labels.legend', writer: 'designer', keep: 20 },
    { prop: 'labels.name', writer: 'designer', keep: 12 },
    { prop: 'labels.email', writer: 'designer', keep: 12 },
    { prop: 'labels.emailHint', writer: 'designer', keep: 45 },
    { prop: 'labels.business', writer: 'designer', keep: 20 },
    { prop: 'labels.businessHint', writer: 'designer', keep: 35 },
  ],
  keys: [{ keys: ['Tab'], does: 'To the next field, in the order they are asked.' }],
  said: [
    { when: 'Arriving', what: '“Who is it for?, group”; the legend is a heading of level 2.' },
    { when: 'Business', what: '“Business (optional)”; the other two are required.' },
    { when: 'A browser or a password manager', what: 'Is told what to fill in: name, email, organization.' },
  ],
};
