import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: [
    'For a thing that is bought once it is seen as one’s own: a few fields, and the thing that wears them.',
  ],
  instead: [{ take: 'Workbench', when: 'for work that takes several steps' }],
  pairs: [
    {
      heading: 'Ask for what can be seen',
      do: 'Least',
      dont: 'AsksForMore',
      why: {
        do: 'What is typed stands on the website at once: that is what somebody types it for.',
        dont: 'An address and a tax number are seen nowhere. Somebody who only looks is asked to register.',
      },
    },
  ],
  words: [
    { prop: 'heading', writer: 'designer', keep: 40 },
    { prop: 'back.label', writer: 'designer', keep: 40 },
    { prop: 'note', writer: 'designer', keep: 17 },
    { prop: 'price', writer: 'designer', keep: 8 },
    { prop: 'labels.order', writer: 'designer', keep: 20 },
    { prop: 'labels.show', writer: 'designer', keep: 7 },
    { prop: 'labels.legend', writer: 'designer', keep: 16 },
    { prop: 'labels.fields', writer: 'designer', keep: 9 },
    { prop: 'labels.view', writer: 'designer', keep: 7 },
  ],
  keys: [
    { keys: ['Tab'], does: 'Through the fields, to the button that orders, then into what comes of it.' },
    { keys: ['ArrowRight', 'ArrowLeft'], does: 'On a phone, changes between the fields and a larger view.' },
  ],
  said: [
    { when: 'Reading', what: 'The fields first, then the price and the way on, then what comes of it.' },
    {
      when: 'Without script',
      what: 'A button shows what was typed; the one that orders takes all of it along.',
    },
  ],
};
