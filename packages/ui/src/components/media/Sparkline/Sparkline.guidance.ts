import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '1.0.0',
  use: ['In a line of a table, beside a figure, for how it came to be what it is.'],
  instead: [
    { take: 'BarChart', when: 'where the figures of single days are to be read' },
    { take: 'Progress', when: 'for how much of a whole is done' },
  ],
  pairs: [
    {
      heading: 'The figure stands in words beside it',
      do: 'BesideItsFigure',
      dont: 'Alone',
      why: {
        do: '“2.1 s, was 2.9 s”: the line only shows the way from one to the other.',
        dont: 'It goes down. From what, to what, and is that good?',
      },
    },
  ],
  words: [{ prop: 'label', writer: 'developer', keep: 68 }],
  keys: [],
  said: [
    { when: 'Reading', what: '“Week by week: 2.9 s, not known, 2.1 s, image.”' },
    { when: 'Right to left', what: 'It runs from left to right all the same, as every chart of time does.' },
    { when: 'Without script', what: 'Nothing is missing.' },
  ],
};
