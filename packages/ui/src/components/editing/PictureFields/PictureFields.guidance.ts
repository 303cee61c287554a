import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: ['Where the owner of a site says what stands in a place for a picture.'],
  instead: [
    { take: 'Field', when: 'for one file, with type file' },
    { take: 'SelectField', when: 'for one of several that are no pictures' },
  ],
  pairs: [],
  words: [
    { prop: 'label', writer: 'developer', keep: 40 },
    { prop: 'labels.asDesigned', writer: 'designer', keep: 14 },
  ],
  keys: [
    { keys: ['ArrowRight', 'ArrowLeft'], does: 'Choose the next kind; on a slider, move the point.' },
    { keys: ['Tab'], does: 'To what belongs to the kind.' },
  ],
  said: [
    { when: 'Choosing', what: 'What belongs to the chosen kind appears after it; all else is left out.' },
    {
      when: 'Without script',
      what: 'The same: it is the browser that shows and hides. A drawing is written by its name.',
    },
  ],
};
