import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For somebody with an account: their names, and the one they go by here.'],
  instead: [
    { take: 'CustomerFields', when: 'for somebody who buys' },
    { take: 'PersonFields', when: 'on a slip that works without script' },
  ],
  pairs: [],
  words: [
    { prop: 'labels.firstName', writer: 'designer', keep: 10 },
    { prop: 'labels.lastName', writer: 'designer', keep: 12 },
    { prop: 'labels.username', writer: 'designer', keep: 12 },
    { prop: 'labels.allowedInUsername', writer: 'designer', keep: 35 },
  ],
  keys: [{ keys: ['Tab'], does: 'To the next field.' }],
  said: [
    {
      when: 'A character that no username has',
      what: 'Is left out as it is typed, and which may be used is said politely.',
    },
    {
      when: 'A browser or a password manager',
      what: 'Is told what to fill in: given-name, family-name, nickname.',
    },
  ],
};
