import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'At the top of a desk: how business is doing, the figure to look at first in the till.',
    'When each figure can say what it is made of, or over which time.',
  ],
  instead: [
    {
      take: 'BarChart',
      when: 'for how a figure went from day to day',
    },
    {
      take: 'AttentionList',
      when: 'for what waits to be done',
    },
    {
      take: 'Stats',
      when: 'for figures that customers should see',
    },
  ],
  pairs: [
    {
      heading: 'Say of what, and since when',
      do: 'Usual',
      dont: 'FiguresAlone',
      why: {
        do: '“Taken in 30 days, 17 orders”: it can be judged without asking.',
        dont: 'Is that much? Of what, and since when?',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'designer',
      keep: 16,
    },
    {
      prop: 'lead',
      writer: 'developer',
      keep: 21,
    },
    {
      prop: 'items[].label',
      writer: 'designer',
      keep: 19,
    },
    {
      prop: 'items[].value',
      writer: 'developer',
      keep: 9,
    },
    {
      prop: 'items[].note',
      writer: 'developer',
      keep: 17,
    },
  ],
  keys: [],
  said: [
    {
      when: 'Arriving',
      what: '“The desk, region.” The heading is of level 1, or 2.',
    },
    {
      when: 'On a figure',
      what: '“Taken today, $1,098, 2 orders”: its name, the figure, what it is made of.',
    },
    {
      when: 'When a figure changes',
      what: 'Silence: nobody is read the till.',
    },
    {
      when: 'Without script',
      what: 'Nothing is missing.',
    },
  ],
};
