import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: ['Where the owner of a site sends photographs, one or many.'],
  instead: [
    { take: 'Field', when: 'for one file among other fields, with type file' },
    { take: 'PictureFields', when: 'to say where a picture that is there is shown' },
  ],
  pairs: [],
  words: [
    { prop: 'label', writer: 'designer', keep: 24 },
    { prop: 'hint', writer: 'designer', keep: 47 },
  ],
  keys: [{ keys: ['Enter', 'Space'], does: 'Opens the device’s own chooser, with its camera on a phone.' }],
  said: [
    { when: 'Refused', what: 'Why is read at once.' },
    { when: 'Without script', what: 'One picture is chosen and sent by its button.' },
  ],
};
