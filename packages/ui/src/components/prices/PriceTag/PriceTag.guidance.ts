import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For the price of the one thing a page sells.'],
  instead: [
    { take: 'TierTicket', when: 'for one size of several' },
    { take: 'Ticket', when: 'in a corner of a window' },
    { take: 'Price', when: 'inside something of your own' },
  ],
  pairs: [
    {
      heading: 'Say what the price means',
      do: 'WithNotes',
      dont: 'Asterisk',
      why: {
        do: 'One-time, no monthly fees: the question is answered where it is asked.',
        dont: 'A star sends them to the foot of the page, and leaves a doubt.',
      },
    },
  ],
  words: [
    { prop: 'price', writer: 'owner', keep: 8 },
    { prop: 'notes[]', writer: 'owner', keep: 30 },
  ],
  keys: [],
  said: [{ when: 'Reading', what: 'The price, then each note, a paragraph each. It is no heading.' }],
};
