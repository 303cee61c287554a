import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For a short table on a page of the desk that has more than one.',
    'When there is none yet, and the lead says why.',
    'With an aside, for two things that are read together: what is edited, and what comes of it.',
  ],
  instead: [
    {
      take: 'Ledger',
      when: 'for a long list, page by page',
    },
    {
      take: 'FigureBoard',
      when: 'for figures that stand alone',
    },
    {
      take: 'RecordDetail',
      when: 'for one record',
    },
  ],
  pairs: [
    {
      heading: 'Head it with the question',
      do: 'Usual',
      dont: 'VariousData',
      why: {
        do: 'One knows what the table answers, and since when.',
        dont: 'It fits every table on the desk.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'designer',
      keep: 24,
    },
    {
      prop: 'lead',
      writer: 'designer',
      keep: 40,
    },
    {
      prop: 'footnote',
      writer: 'developer',
      keep: 37,
    },
  ],
  keys: [],
  said: [
    {
      when: 'Arriving',
      what: '“What sells, region.” The heading is of level 2.',
    },
    {
      when: 'Without a table',
      what: 'The lead is read in its place.',
    },
    {
      when: 'Without script',
      what: 'Nothing of its own is missing.',
    },
  ],
};
