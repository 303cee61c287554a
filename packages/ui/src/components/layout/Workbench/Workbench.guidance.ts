import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: ['For a page on which somebody works: steps, the piece in hand, and what it looks like.'],
  instead: [],
  pairs: [],
  words: [
    { prop: 'view.labels.legend', writer: 'designer', keep: 16 },
    { prop: 'view.labels.work', writer: 'designer', keep: 4 },
    { prop: 'view.labels.view', writer: 'designer', keep: 4 },
    { prop: 'next.label', writer: 'designer', keep: 16 },
    { prop: 'next.where', writer: 'designer', keep: 32 },
    { prop: 'next.note', writer: 'designer', keep: 40 },
  ],
  keys: [{ keys: ['ArrowRight', 'ArrowLeft'], does: 'On a phone, changes between the work and its looks.' }],
  said: [
    {
      when: 'Reading',
      what: 'The list first, then the work, then what comes of it: on a phone one of these two.',
    },
    {
      when: 'At the foot',
      what: '“Next: prices, button.” On a phone only “Next” is seen, beside the choice.',
    },
    { when: 'Without script', what: 'What it looks like is not there, nor the choice.' },
  ],
};
