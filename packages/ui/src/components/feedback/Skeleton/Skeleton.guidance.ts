import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['In the place and the shape of what is on its way, so that nothing moves when it comes.'],
  instead: [
    { take: 'Progress', when: 'for something that takes minutes' },
    { take: 'EmptyState', when: 'once it is known that there is nothing' },
  ],
  pairs: [],
  words: [{ prop: 'label', writer: 'designer', keep: 20 }],
  keys: [],
  said: [
    {
      when: 'Reading',
      what: 'The shapes are silent. The label is a status; of several side by side only one has it.',
    },
    { when: 'Less motion', what: 'The shapes stand still.' },
  ],
};
