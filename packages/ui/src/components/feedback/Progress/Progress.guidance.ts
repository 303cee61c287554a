import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For something under way: steps of an order, photos being sent.',
    'With layout="row", for shares of a whole under each other: how many gave five stars.',
  ],
  instead: [
    { take: 'Skeleton', when: 'while a part of the page is on its way' },
    { take: 'Rating', when: 'for one average in stars' },
  ],
  pairs: [
    {
      heading: 'Say it as people do',
      do: 'Usual',
      dont: 'PerCent',
      why: {
        do: 'Three of five is what is left to do.',
        dont: 'Sixty per cent of what? A number that nobody can check.',
      },
    },
  ],
  words: [
    { prop: 'label', writer: 'designer', keep: 20 },
    { prop: 'valueText', writer: 'designer', keep: 14 },
  ],
  keys: [],
  said: [
    { when: 'Reading', what: '“Building your site, progress bar, 3 of 5 steps.”' },
    {
      when: 'When it grows',
      what: 'At most a sound of the screen reader’s own. Say what matters from a LiveText.',
    },
    { when: 'Without value', what: 'A bar that says its words and no share.' },
    { when: 'Less motion', what: 'The stripes of an unknown share stand still.' },
  ],
};
