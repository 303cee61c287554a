import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'To open a first page that should be read from across the road: a drawing on one half, few short words on the other.',
    'Without a drawing, to head a page behind the first with its name.',
  ],
  instead: [
    {
      take: 'Hero',
      when: 'when the promise takes a sentence',
    },
    {
      take: 'HeroShopfront',
      when: 'to show a shop in the visitor’s own trade',
    },
    {
      take: 'PictureBand',
      when: 'for a picture without a promise',
    },
  ],
  pairs: [
    {
      heading: 'Short words, few of them',
      do: 'WithDrawing',
      dont: 'SentenceForAHeading',
      why: {
        do: 'Four words, none longer than four letters: they are painted as large as they fit.',
        dont: 'The longest word sets the size of all of them, and there are eight.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 20,
    },
    {
      prop: 'eyebrow',
      writer: 'owner',
      keep: 23,
    },
    {
      prop: 'lead',
      writer: 'owner',
      keep: 79,
    },
    {
      prop: 'actions[].label',
      writer: 'designer',
      keep: 25,
    },
  ],
  keys: [
    {
      keys: ['Tab', 'Enter'],
      does: 'To the first way on, then to the second; Enter takes it.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Ride in. Roll out., region.” The heading is of level 1, the only one of the page; the asterisks are not read.',
    },
    {
      when: 'The drawing',
      what: 'Read after the words, by its own name; on a phone it stands below them.',
    },
    {
      when: 'Without script',
      what: 'All of it stands there; the letters fit without script.',
    },
  ],
};
