import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For one line of words, in a Form.'],
  instead: [
    { take: 'TextArea', when: 'for several lines' },
    { take: 'FileInput', when: 'for a file' },
    { take: 'FilteredField', when: 'for an address or a username to log in by' },
  ],
  pairs: [
    {
      heading: 'Name it in a word, explain it below',
      do: 'WithHint',
      dont: 'ExplainsInTheLabel',
      why: {
        do: 'The word is found at a glance; the hint is there for who wonders.',
        dont: 'It is read out whole each time, and what is wanted stands in the middle.',
      },
    },
  ],
  words: [
    { prop: 'label', writer: 'designer', keep: 24 },
    { prop: 'hint', writer: 'designer', keep: 60 },
    { prop: 'error', writer: 'designer', keep: 50 },
    { prop: 'optional', writer: 'designer', keep: 8 },
  ],
  keys: [{ keys: ['Tab'], does: 'To the field.' }],
  said: [
    { when: 'On the field', what: '“Email, edit, required”, then what is wrong with it, then the hint.' },
    { when: 'With optional', what: '“Business (optional)”, and not required.' },
    {
      when: 'When it is wrong',
      what: 'In a Form the error comes when that is sent, and goes once the field is right.',
    },
    { when: 'Without script', what: 'The browser asks for what is required in its own words.' },
  ],
};
