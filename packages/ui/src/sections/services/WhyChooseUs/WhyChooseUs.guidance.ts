import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For one claim, when two or three facts bear it out.',
    'With a number where it says more than a sentence and somebody can look it up.',
    'With a comparison for those who weigh it against another way to get it done.',
  ],
  instead: [
    {
      take: 'FeatureGrid',
      when: 'for what a thing can do, without a claim',
    },
    {
      take: 'Stats',
      when: 'for several numbers',
    },
    {
      take: 'TierCards',
      when: 'to compare your own sizes with each other',
    },
  ],
  pairs: [
    {
      heading: 'A claim that can be looked up',
      do: 'WithFigure',
      dont: 'ClaimOfEverybody',
      why: {
        do: 'The number is on the price list, and the link leads there.',
        dont: 'Everybody claims it, and whoever measured it is whoever claims it.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 25,
    },
    {
      prop: 'lead',
      writer: 'owner',
      keep: 65,
    },
    {
      prop: 'facts[].title',
      writer: 'owner',
      keep: 16,
    },
    {
      prop: 'facts[].text',
      writer: 'owner',
      keep: 63,
    },
    {
      prop: 'number.value',
      writer: 'owner',
      keep: 5,
    },
    {
      prop: 'number.unit',
      writer: 'owner',
      keep: 9,
    },
    {
      prop: 'number.text',
      writer: 'owner',
      keep: 52,
    },
    {
      prop: 'number.source.label',
      writer: 'owner',
      keep: 30,
    },
    {
      prop: 'comparison.caption',
      writer: 'owner',
      keep: 25,
    },
    {
      prop: 'comparison.rows[].name',
      writer: 'owner',
      keep: 18,
    },
    {
      prop: 'comparison.rows[].us',
      writer: 'owner',
      keep: 16,
    },
    {
      prop: 'comparison.rows[].others',
      writer: 'owner',
      keep: 22,
    },
  ],
  keys: [
    {
      keys: ['Tab', 'Enter'],
      does: 'To the source of the number, where it has an address; Enter follows it.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Pay once. That’s the lot., region.” The heading is of level 2 and each fact’s of 3.',
    },
    {
      when: 'The comparison',
      what: 'A table with its caption; each cell is told with its row and its column.',
    },
    {
      when: 'Without script',
      what: 'All of it stands there.',
    },
    {
      when: 'In print',
      what: 'The bracket and the chains are left out, the sign keeps an edge, and no fact is cut in two.',
    },
  ],
};
