import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['Around a search, tabs or filters that change what is shown and nothing else.'],
  instead: [
    { take: 'Form', when: 'for what is sent and kept' },
    { take: 'FilterPanel', when: 'for filters beside a list' },
  ],
  pairs: [],
  words: [{ prop: 'label', writer: 'designer', keep: 11 }],
  keys: [
    { keys: ['Tab'], does: 'Through the fields.' },
    {
      keys: ['Enter'],
      does: 'In a field, asks: with script nothing more happens, as every change was told.',
    },
  ],
  said: [
    { when: 'Arriving', what: '“Find a book, search.”' },
    { when: 'At a change', what: 'Nothing by itself: let the list say how much is left.' },
    { when: 'Without script', what: 'The browser asks for a new page, with what was chosen in its address.' },
  ],
};
