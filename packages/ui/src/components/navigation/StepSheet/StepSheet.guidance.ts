import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: ['For work that is done one thing at a time and in any order, over several visits.'],
  instead: [
    { take: 'OrderTimeline', when: 'for steps that come by themselves' },
    { take: 'Tabs', when: 'for parts of one page' },
    { take: 'Breadcrumbs', when: 'for the way back' },
  ],
  pairs: [],
  words: [
    { prop: 'heading', writer: 'designer', keep: 15 },
    { prop: 'steps[].label', writer: 'designer', keep: 22 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the next step.' },
    { keys: ['Enter'], does: 'Opens it; on a phone, unfolds the list.' },
  ],
  said: [
    { when: 'Reading', what: 'A list of links; what is done says so, the open one is the current step.' },
    { when: 'Without script', what: 'Plain links, and a fold that the browser knows.' },
  ],
};
