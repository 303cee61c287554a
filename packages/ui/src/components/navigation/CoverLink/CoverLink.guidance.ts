import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For the name in a box, a window or a board that leads on as a whole.'],
  instead: [
    { take: 'CardLink', when: 'where other things in it are pressed too, or hang over its edge' },
    { take: 'Card', when: 'for a card that is ready' },
  ],
  pairs: [],
  words: [{ prop: 'children', writer: 'owner', keep: 24 }],
  keys: [
    { keys: ['Tab'], does: 'To the box: one stop, with the ring around all of it.' },
    { keys: ['Enter'], does: 'Follows it.' },
  ],
  said: [
    { when: 'On the box', what: '“Blog setup, link.”' },
    { when: 'Without script', what: 'A plain link.' },
  ],
};
