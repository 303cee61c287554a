import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: ['Round fields that are saved as they are typed, and may be left unfinished.'],
  instead: [
    { take: 'Form', when: 'for what is filled in and sent once' },
    { take: 'GetForm', when: 'for what only asks' },
  ],
  pairs: [],
  words: [],
  keys: [{ keys: ['Enter'], does: 'Sends the form as it stands, and presses no button of a row.' }],
  said: [
    {
      when: 'With errors',
      what: 'Each stands beside its field and is read with it. Nothing moves the focus while somebody types.',
    },
    { when: 'Without script', what: 'The browser posts it, by the button that is pressed.' },
  ],
};
