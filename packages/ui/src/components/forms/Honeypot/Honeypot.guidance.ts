import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['In a form that machines fill in. MessageForm and what stands on it take it as a prop.'],
  instead: [{ take: 'MessageForm', when: 'with honeypot, for a letter' }],
  pairs: [],
  words: [{ prop: 'label', writer: 'designer', keep: 16 }],
  keys: [],
  said: [
    { when: 'Reading', what: 'It is never heard, seen, or reached by key.' },
    { when: 'Browsers and password managers', what: 'Are told, each in its own word, to pass it by.' },
    { when: 'Without styles', what: 'Its label: “Leave this empty”.' },
  ],
};
