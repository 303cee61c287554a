import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For what comes with something: two to eight things, each in a line.'],
  instead: [
    { take: 'WhatsIncluded', when: 'for the same as a section' },
    { take: 'Table', when: 'when some of it is not included' },
    { take: 'FactList', when: 'for what is known of something' },
  ],
  pairs: [
    {
      heading: 'Things, not virtues',
      do: 'Usual',
      dont: 'Virtues',
      why: {
        do: 'Three pages, quick on an old phone: it can be counted and tried.',
        dont: 'Nobody would sell the opposite, so it says nothing.',
      },
    },
  ],
  words: [{ prop: 'items[]', writer: 'owner', keep: 50 }],
  keys: [],
  said: [{ when: 'Reading', what: '“List, 2 items”, each in its words. The ticks are silent.' }],
};
