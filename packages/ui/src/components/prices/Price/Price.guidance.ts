import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['Wherever one price is what matters: on a ticket, in a window.'],
  instead: [
    { take: 'PriceLines', when: 'for several, a line each' },
    { take: 'PriceTag', when: 'for the one thing a page sells' },
    { take: 'TotalBar', when: 'for a sum that is kept in sight' },
  ],
  pairs: [
    {
      heading: 'No cents where there are none',
      do: 'Round',
      dont: 'EmptyCents',
      why: {
        do: 'Read at a glance, and as large as its ticket allows.',
        dont: 'Two noughts that say nothing make it look dearer, and break the line.',
      },
    },
  ],
  words: [
    { prop: 'labels.was', writer: 'designer', keep: 6 },
    { prop: 'labels.now', writer: 'designer', keep: 5 },
  ],
  keys: [],
  said: [
    { when: 'Reading', what: '“$299”, a paragraph. A sum is written as its country does.' },
    { when: 'Reduced', what: '“Was $499, now $399”; the old one is a deletion.' },
  ],
};
