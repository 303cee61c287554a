import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'Over a shelf of more than a dozen things, which differ in what people choose by.',
    'When a view should have an address: to be shared, kept and gone back to.',
  ],
  instead: [
    {
      take: 'CatalogueHeader',
      when: 'for a few shelves, each a page of its own',
    },
    {
      take: 'CategoryChooser',
      when: 'for the first question: which trade',
    },
    {
      take: 'FilteredMenu',
      when: 'for a menu, narrowed down to what one can eat',
    },
  ],
  pairs: [
    {
      heading: 'Nothing found: lead on',
      do: 'NothingFound',
      dont: 'BareZero',
      why: {
        do: 'What was not found, what clears it, and whom to ask instead.',
        dont: 'True, and a dead end: the one way on is to take everything back.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 19,
    },
    {
      prop: 'groups[].legend',
      writer: 'designer',
      keep: 12,
    },
    {
      prop: 'groups[].options[].label',
      writer: 'owner',
      keep: 18,
    },
    {
      prop: 'sorts[].label',
      writer: 'designer',
      keep: 18,
    },
    {
      prop: 'count',
      writer: 'developer',
      keep: 30,
    },
    {
      prop: 'labels.search',
      writer: 'designer',
      keep: 24,
    },
    {
      prop: 'labels.clear',
      writer: 'designer',
      keep: 16,
    },
    {
      prop: 'labels.done',
      writer: 'designer',
      keep: 12,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'Through the words and their cross, the order, the groups, then the chips and the cards.',
    },
    {
      keys: ['Space'],
      does: 'Ticks a choice, and lets the other one of its group go; again, and none is chosen.',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On a chip: takes it away. The focus goes to the next one, or to the count.',
    },
    {
      keys: ['Escape'],
      does: 'Puts away the sheet over a phone’s page; the focus is back on its button.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Templates, region”, named by a heading of level 2 that is only heard; its form is a search of the same name.',
    },
    {
      when: 'After each change',
      what: '“Showing 2 of 4 templates”, from a status that was there before; in the sheet of a phone, from one of its own.',
    },
    {
      when: 'While the cards are fetched',
      what: '“Looking through the windows…” The cards of the view before stay.',
    },
    {
      when: 'Nothing found',
      what: 'The words have a heading of level 3; cleared, the focus goes to the count.',
    },
    {
      when: 'Without script',
      what: 'A form with a button of its own asks for the view; with hrefFor the chips are links.',
    },
  ],
};
