import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For what is compared or looked up in rows and columns: sizes, tides, prices.'],
  instead: [
    { take: 'FactList', when: 'for what is known of one thing' },
    { take: 'PriceLines', when: 'for names and prices' },
    { take: 'HoursTable', when: 'for opening hours' },
  ],
  pairs: [
    {
      heading: 'Give a tick its words',
      do: 'Comparison',
      dont: 'SignsAlone',
      why: {
        do: 'Included, not included: heard and seen alike.',
        dont: '“Check mark, ballot x”, or nothing at all, depending on the voice.',
      },
    },
  ],
  words: [
    { prop: 'caption', writer: 'owner', keep: 40 },
    { prop: 'columns[].label', writer: 'owner', keep: 14 },
    { prop: 'columns[].note', writer: 'owner', keep: 9 },
    { prop: 'columns[].featured', writer: 'designer', keep: 11 },
    { prop: 'groups[].heading', writer: 'owner', keep: 12 },
    { prop: 'groups[].rows[].header', writer: 'owner', keep: 30 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the table where it is wider than its place; to the links in it.' },
    { keys: ['ArrowRight', 'ArrowLeft'], does: 'Moves it sideways, while it has the focus.' },
  ],
  said: [
    { when: 'Reading', what: 'A table named by its caption; columns and rows are named by their heads.' },
    { when: 'A tick or a cross', what: 'Its words: “Included.”' },
    { when: 'Wider than its place', what: 'A region named by the caption.' },
    { when: 'With narrow="cards"', what: 'A card for each row on a phone, still heard as a table.' },
    { when: 'With narrow="stacked"', what: 'Each row’s name, then its cells, on a phone as anywhere.' },
    {
      when: 'Without script',
      what: 'It is scrolled by keyboard all the same, and is a stop even where it fits.',
    },
    { when: 'In print', what: 'It is not cut off.' },
  ],
};
