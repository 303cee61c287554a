import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['In a nav of your own: the ways through a site, or the columns of a footer.'],
  instead: [
    { take: 'BoardItem', when: 'on a painted board' },
    { take: 'Breadcrumbs', when: 'for the way back from a page' },
    { take: 'LinkRow', when: 'for a map, a number, a mail' },
  ],
  pairs: [],
  words: [{ prop: 'links[].label', writer: 'designer', keep: 18 }],
  keys: [
    { keys: ['Tab'], does: 'To the next link.' },
    { keys: ['Enter'], does: 'Follows it.' },
  ],
  said: [
    {
      when: 'Reading',
      what: 'A list of links; the one that is shown is “current page”. It is no navigation by itself: put it in a nav with a name.',
    },
    { when: 'Without script', what: 'Plain links.' },
  ],
};
