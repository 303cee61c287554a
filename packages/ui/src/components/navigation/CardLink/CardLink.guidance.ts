import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For the name of a card of your own, when the whole card should lead there.'],
  instead: [
    { take: 'Card', when: 'for a card that is ready' },
    { take: 'CoverLink', when: 'in a box that has nothing else to press' },
  ],
  pairs: [],
  words: [{ prop: 'children', writer: 'owner', keep: 12 }],
  keys: [
    { keys: ['Tab'], does: 'To the card: one stop, with the ring around all of it.' },
    { keys: ['Enter'], does: 'Follows it.' },
  ],
  said: [
    { when: 'On the card', what: '“The roadster, link”: the name, not all that it covers.' },
    { when: 'Without script', what: 'A plain link.' },
  ],
};
