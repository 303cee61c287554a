import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For one thing that matters this week on every page: a closed Monday, a new branch, a last day to order.',
    'With a storageKey for news that is done once it is read; without one for what everybody has to know.',
    'With dates for what holds on some days only: it comes and goes by the calendar of the business.',
  ],
  instead: [
    {
      take: 'BusinessLine',
      when: 'for what is always true: what this is, where, its number, open or not',
    },
    {
      take: 'Toasts',
      when: 'for how something went that was pressed a moment ago',
    },
    {
      take: 'News',
      when: 'for more than a sentence',
    },
  ],
  pairs: [
    {
      heading: 'One sentence, and where it leads',
      do: 'Usual',
      dont: 'ThreeThingsAtOnce',
      why: {
        do: 'It is read in one look, and the link says what is behind it.',
        dont: 'Three pieces of news, so none of them is read; and the link could lead anywhere.',
      },
    },
  ],
  words: [
    {
      prop: 'message',
      writer: 'owner',
      keep: 60,
    },
    {
      prop: 'action.label',
      writer: 'owner',
      keep: 24,
    },
    {
      prop: 'labels.region',
      writer: 'developer',
      keep: 14,
    },
    {
      prop: 'labels.dismiss',
      writer: 'developer',
      keep: 25,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'To the link, then to the cross.',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On the cross: puts the bar away. In this browser the same words do not come back.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Announcement, region.” There is no heading, and the focus stays where it was.',
    },
    {
      when: 'After the cross',
      what: 'The bar is gone, in other tabs too. Nothing is announced. Other words are shown again.',
    },
    {
      when: 'Without script',
      what: 'The words and the link stand there, on all days; the cross is left out.',
    },
    {
      when: 'In print',
      what: 'Left out.',
    },
  ],
};
