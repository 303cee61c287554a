import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For how a record stands, in a ledger or beside a page’s name.'],
  instead: [
    { take: 'Stamp', when: 'across a piece of paper' },
    { take: 'Badge', when: 'for a count, or for one word on a card' },
  ],
  pairs: [
    {
      heading: 'Say how it stands, in its own word',
      do: 'Alert',
      dont: 'InkForAWord',
      why: {
        do: 'Given up tells the desk what to do next.',
        dont: 'The ink is the message, and whoever cannot tell it from the next has none.',
      },
    },
  ],
  words: [{ prop: 'label', writer: 'designer', keep: 20 }],
  keys: [],
  said: [{ when: 'Reading', what: 'The word, as part of its line. The tone is not said.' }],
};
