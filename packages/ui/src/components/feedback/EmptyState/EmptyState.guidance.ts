import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'In place of a list or a table that has nothing in it.',
    'When a search or a filter leaves nothing over.',
  ],
  instead: [
    { take: 'Skeleton', when: 'while it is not known yet whether there is anything' },
    { take: 'ErrorSummary', when: 'when it could not be fetched' },
  ],
  pairs: [
    {
      heading: 'Give the way on with the message',
      do: 'Usual',
      dont: 'NoWayOn',
      why: {
        do: 'It says what is missing, and two ways to go on from there.',
        dont: 'An apology, and then a wall.',
      },
    },
  ],
  words: [
    { prop: 'heading', writer: 'designer', keep: 45 },
    { prop: 'text', writer: 'designer', keep: 60 },
  ],
  keys: [{ keys: ['Tab'], does: 'To the ways on, if there are any.' }],
  said: [
    {
      when: 'Reading',
      what: 'A heading of the level given, the text, the ways on. The drawing is silent; your own speaks if it has words.',
    },
    {
      when: 'When it takes the place of a list',
      what: 'It says nothing by itself: say the count from a region that speaks, as FilterBar does.',
    },
  ],
};
