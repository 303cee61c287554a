import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: ['On a RequestSlip: one line, one of several, or a few lines.'],
  instead: [
    { take: 'Field', when: 'in a Form, which says beside each field what is wrong' },
    { take: 'SelectField', when: 'for one of many in a Form' },
    { take: 'TextArea', when: 'for a letter with a limit' },
  ],
  pairs: [],
  words: [
    { prop: 'label', writer: 'owner', keep: 20 },
    { prop: 'options[]', writer: 'owner', keep: 30 },
    { prop: 'optional', writer: 'designer', keep: 13 },
    { prop: 'placeholder', writer: 'owner', keep: 11 },
  ],
  keys: [{ keys: ['Tab'], does: 'To the field.' }],
  said: [
    {
      when: 'On the field',
      what: '“Your name, edit, required”; “Email (if you like)” where it may stay empty.',
    },
    { when: 'Without script', what: 'The same, and the browser asks for what is required in its own words.' },
  ],
};
