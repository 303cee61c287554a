import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['In a FieldFrame, for a file or several: its button looks like the others of the page.'],
  instead: [
    { take: 'PictureDrop', when: 'for pictures that are sent one by one, dropped or pasted' },
    { take: 'Field', when: 'for a line of words' },
  ],
  pairs: [],
  words: [],
  keys: [
    { keys: ['Tab'], does: 'To the button.' },
    { keys: ['Enter', 'Space'], does: 'Opens the device’s own choice of files.' },
  ],
  said: [
    {
      when: 'On it',
      what: 'The label of its frame, what is chosen, then what is wrong and the hint. Its button speaks the browser’s language.',
    },
  ],
};
