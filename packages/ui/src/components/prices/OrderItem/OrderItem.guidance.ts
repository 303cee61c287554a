import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['At the till and on an order: what it is about, with its window.'],
  instead: [
    { take: 'ShelfCard', when: 'to choose among many' },
    { take: 'Receipt', when: 'for what it costs' },
  ],
  pairs: [],
  words: [
    { prop: 'name', writer: 'owner', keep: 24 },
    { prop: 'detail', writer: 'owner', keep: 21 },
    { prop: 'change.label', writer: 'designer', keep: 6 },
  ],
  keys: [{ keys: ['Tab'], does: 'To the way back, if there is one.' }],
  said: [
    {
      when: 'Reading',
      what: 'A heading of level 3, the detail and the link, after the picture’s words if it has any.',
    },
    { when: 'A picture that never came', what: 'Its words stand in the glass.' },
  ],
};
