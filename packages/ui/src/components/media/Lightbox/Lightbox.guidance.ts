import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['To look at pictures as large as the screen, once somebody asks to.'],
  instead: [
    { take: 'Gallery', when: 'for the pictures on the page, which opens this' },
    { take: 'Dialog', when: 'for anything that is not a picture' },
    { take: 'PictureWipe', when: 'for two that are compared' },
  ],
  pairs: [],
  words: [
    { prop: 'slides[].caption', writer: 'owner', keep: 40 },
    { prop: 'slides[].details', writer: 'owner', keep: 80 },
    { prop: 'slides[].link.label', writer: 'designer', keep: 13 },
    { prop: 'labels.close', writer: 'designer', keep: 9 },
    { prop: 'labels.previous', writer: 'designer', keep: 16 },
    { prop: 'labels.next', writer: 'designer', keep: 12 },
  ],
  keys: [
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      does: 'To the next picture, to the one before, and round; the other way where reading runs from the right.',
    },
    { keys: ['Home', 'End'], does: 'To the first, to the last.' },
    { keys: ['Tab'], does: 'Through the buttons and the link of the picture that is shown.' },
    { keys: ['Escape'], does: 'Asks to close it.' },
  ],
  said: [
    { when: 'Opening', what: '“Our work, dialog”, and the first button has the focus.' },
    { when: 'At every turn', what: '“Picture 2 of 3: Flowers on a counter”, politely.' },
    { when: 'Pictures that are not shown', what: 'Out of reach, and not read.' },
    { when: 'One picture', what: 'There are no buttons to turn it.' },
    { when: 'Less motion', what: 'It is there at once.' },
  ],
};
