import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['Where a page or a section hopes for one step and allows a second.'],
  instead: [
    { take: 'Button', when: 'for something done here and now, or a third way on' },
    { take: 'LinkRow', when: 'for a map, a number, an address: ways out, none of them hoped for' },
  ],
  pairs: [
    {
      heading: 'Say where each leads',
      do: 'Two',
      dont: 'SameThingTwice',
      why: {
        do: 'Two places, each named; the first is painted.',
        dont: 'Both could lead anywhere, so neither is pressed.',
      },
    },
  ],
  words: [{ prop: 'actions[].label', writer: 'designer', keep: 24 }],
  keys: [
    { keys: ['Tab'], does: 'To the first, then to the second.' },
    { keys: ['Enter'], does: 'Follows it.' },
  ],
  said: [
    {
      when: 'On an action',
      what: '“Choose your website, link.” That it is the first of two is seen and not said.',
    },
    { when: 'Without script', what: 'Both are plain links.' },
  ],
};
