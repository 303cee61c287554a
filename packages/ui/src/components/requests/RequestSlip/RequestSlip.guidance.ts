import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: ['For a form on a page without a bundle: a call, a table, a time.'],
  instead: [
    { take: 'Form', when: 'where script says what is wrong beside each field' },
    { take: 'FieldsForm', when: 'for fields that are listed as data' },
    { take: 'MessageForm', when: 'for a letter that is answered in its place' },
  ],
  pairs: [],
  words: [
    { prop: 'heading', writer: 'owner', keep: 24 },
    { prop: 'lead', writer: 'owner', keep: 60 },
    { prop: 'submit', writer: 'owner', keep: 16 },
    { prop: 'footnote', writer: 'owner', keep: 42 },
    { prop: 'sent.heading', writer: 'owner', keep: 14 },
    { prop: 'sent.text', writer: 'owner', keep: 24 },
  ],
  keys: [
    { keys: ['Tab'], does: 'Through the fields, then to the button.' },
    { keys: ['Enter'], does: 'In a line, sends it.' },
  ],
  said: [
    { when: 'Arriving', what: '“Ask for a call, form”; the heading is of the level given.' },
    { when: 'The address names the answer', what: 'It stands above the form, and one is at it.' },
    {
      when: 'Without a formAction',
      what: 'A demonstration: it goes to its own answer, and nothing leaves the browser if no field has a name.',
    },
    { when: 'Without script', what: 'The same: it has none.' },
  ],
};
