import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['On a phone, where the receipt is out of sight. Till brings it.'],
  instead: [
    { take: 'Till', when: 'with the receipt itself' },
    { take: 'ContactBar', when: 'for a business that wants to be rung' },
  ],
  pairs: [],
  words: [
    { prop: 'label', writer: 'designer', keep: 8 },
    { prop: 'total', writer: 'owner', keep: 8 },
    { prop: 'action.label', writer: 'designer', keep: 12 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the link.' },
    { keys: ['Enter'], does: 'Goes to the receipt.' },
  ],
  said: [
    { when: 'Reading', what: '“Total $374”, and a link.' },
    { when: 'A notice lies at the foot', what: 'It makes way, but not from under the focus.' },
    { when: 'On a desktop', what: 'It is not there.' },
    { when: 'Without script', what: 'It is not there: no total could be kept up.' },
    { when: 'In print', what: 'It is not there.' },
  ],
};
