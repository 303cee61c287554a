import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For what services cost, in two or three short lists that can be read from the door.',
    'With a special where there is one thing you would like them to have.',
  ],
  instead: [
    {
      take: 'MenuList',
      when: 'for dishes and drinks',
    },
    {
      take: 'TierCards',
      when: 'for sizes of one thing, to be compared',
    },
    {
      take: 'PriceLines',
      when: 'within another section',
    },
  ],
  pairs: [
    {
      heading: 'A price for everything on it',
      do: 'Board',
      dont: 'PriceOnRequest',
      why: {
        do: 'Whoever stands at the door knows whether to come in.',
        dont: 'Three rows and no price: it is a list of reasons to go elsewhere.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 16,
    },
    {
      prop: 'groups[].heading',
      writer: 'owner',
      keep: 18,
    },
    {
      prop: 'groups[].items[].name',
      writer: 'owner',
      keep: 16,
    },
    {
      prop: 'groups[].items[].price',
      writer: 'owner',
      keep: 8,
    },
    {
      prop: 'groups[].items[].note',
      writer: 'owner',
      keep: 38,
    },
    {
      prop: 'special.name',
      writer: 'owner',
      keep: 14,
    },
    {
      prop: 'special.note',
      writer: 'owner',
      keep: 42,
    },
    {
      prop: 'special.price',
      writer: 'owner',
      keep: 8,
    },
    {
      prop: 'footnote',
      writer: 'owner',
      keep: 28,
    },
  ],
  keys: [],
  said: [
    {
      when: 'Arriving',
      what: '“What it costs, region.” The heading is of level 2, each list’s and the special’s of 3; with headingLevel={1}, 1 and 2.',
    },
    {
      when: 'At a price',
      what: '“Puncture, £9, Tube included.” The name is the term, the price and the note are what is said of it.',
    },
    {
      when: 'The ornaments',
      what: 'Silent.',
    },
    {
      when: 'Without script',
      what: 'All of it stands there.',
    },
  ],
};
