import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '1.0.0',
  use: ['For what a program reads: JSON, settings, a snippet to be copied.'],
  instead: [{ take: 'TextArea', when: 'for words that people read' }],
  pairs: [],
  words: [
    { prop: 'label', writer: 'designer', keep: 20 },
    { prop: 'hint', writer: 'designer', keep: 60 },
    { prop: 'faults[].message', writer: 'developer', keep: 70 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the field, and on from it: a tab is never typed.' },
    { keys: ['Enter'], does: 'On a fault: to its place in the text, which is then selected.' },
  ],
  said: [
    { when: 'On the field', what: '“Content, edit, multi-line, required”, then what is wrong and the hint.' },
    {
      when: 'Sent with a fault',
      what: 'The field has the focus, its place is selected, its line and column are read out.',
    },
    { when: 'Without script', what: 'Nothing is checked before it is sent.' },
  ],
};
