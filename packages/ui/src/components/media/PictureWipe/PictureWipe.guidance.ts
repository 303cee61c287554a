import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For two pictures taken from the same spot, of the same size: before and after.'],
  instead: [
    { take: 'BeforeAfter', when: 'as a section, with words' },
    { take: 'Lightbox', when: 'for pictures that are looked at one by one' },
  ],
  pairs: [],
  words: [
    { prop: 'labels.before', writer: 'designer', keep: 6 },
    { prop: 'labels.after', writer: 'designer', keep: 5 },
    { prop: 'labels.slider', writer: 'designer', keep: 33 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the slider.' },
    { keys: ['ArrowRight', 'ArrowLeft'], does: 'A hundredth more of one picture, or of the other.' },
    { keys: ['Home', 'End'], does: 'All of one, all of the other.' },
  ],
  said: [
    {
      when: 'On the slider',
      what: '“How much of each picture is shown, slider, 50 % before, 50 % after.” Both pictures are read with their words.',
    },
    { when: 'A picture is missing', what: 'They stand side by side, and the slider is gone.' },
    { when: 'Without script', what: 'Side by side.' },
    { when: 'In print', what: 'Side by side.' },
  ],
};
