import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: ['For several of one kind whose number is the visitor’s own: people, prices, questions.'],
  instead: [
    { take: 'AmountList', when: 'for how many of what is there' },
    { take: 'FieldGroup', when: 'for fields whose number is known' },
  ],
  pairs: [],
  words: [
    { prop: 'labels.add', writer: 'developer', keep: 24 },
    { prop: 'rows[].title', writer: 'customer', keep: 60 },
  ],
  keys: [
    {
      keys: ['Enter', 'Space'],
      does: 'On a name: unfolds its fields. On a button: adds, moves or takes out.',
    },
  ],
  said: [
    { when: 'Adding', what: 'The focus goes to the first field of the new row.' },
    { when: 'Moving', what: 'Where the row stands now, by button or dragged.' },
    { when: 'Taking out', what: 'The focus goes to the list, and its name is read.' },
    { when: 'Without script', what: 'Its buttons send the form, as `add`, `up`, `down` or `remove`.' },
  ],
};
