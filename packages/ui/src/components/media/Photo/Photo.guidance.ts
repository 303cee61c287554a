import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: [
    'For a photograph that must fit a shape, with the one point that has to stay in sight.',
    'Behind or beside words, with fill, in a box of any shape.',
  ],
  instead: [
    { take: 'PictureBand', when: 'for one across the page' },
    { take: 'Lightbox', when: 'to look at it large' },
    { take: 'PictureWipe', when: 'for two that are compared' },
  ],
  pairs: [
    {
      heading: 'Say what must be seen',
      do: 'CutAroundItsFocus',
      dont: 'FocusMissed',
      why: {
        do: 'The chair is in the cut, whatever its shape.',
        dont: 'The floor is in the cut, and what the words speak of is not.',
      },
    },
  ],
  words: [{ prop: 'alt', writer: 'owner', keep: 45 }],
  keys: [],
  said: [
    { when: 'Reading', what: '“A barber’s chair by the window, image.”' },
    { when: 'Never fetched', what: 'Its words stand in its place.' },
  ],
};
