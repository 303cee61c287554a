import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: ['For the one field that dresses all the rest: the name over the door.'],
  instead: [{ take: 'Field', when: 'for any other line of words' }],
  pairs: [],
  words: [
    { prop: 'label', writer: 'designer', keep: 18 },
    { prop: 'placeholder', writer: 'designer', keep: 12 },
    { prop: 'hint', writer: 'designer', keep: 32 },
    { prop: 'error', writer: 'designer', keep: 26 },
  ],
  keys: [{ keys: ['Tab'], does: 'To the field.' }],
  said: [
    { when: 'On the field', what: '“Your shop’s name, edit”, then the hint. The board is not said.' },
    { when: 'A long name', what: 'Is set in smaller letters; nothing of it is cut.' },
    { when: 'Without script', what: 'It is typed and sent all the same, in the letters it began with.' },
  ],
};
