import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'At the top of a page that shows a shelf.',
    'With the ways to the other shelves, where nothing below leads to them.',
  ],
  instead: [
    {
      take: 'CatalogueFilters',
      when: 'for narrowing one long list down: it says the count itself',
    },
    {
      take: 'Hero',
      when: 'for a front page',
    },
    {
      take: 'CategoryChooser',
      when: 'when the visitor has yet to say which trade',
    },
  ],
  pairs: [
    {
      heading: 'Say what stands here',
      do: 'Usual',
      dont: 'WelcomeToNothing',
      why: {
        do: 'One knows in a line whether to look on.',
        dont: 'A welcome and an invitation to look. At what?',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 30,
    },
    {
      prop: 'lead',
      writer: 'owner',
      keep: 49,
    },
    {
      prop: 'shelves.categories[].label',
      writer: 'owner',
      keep: 14,
    },
    {
      prop: 'count',
      writer: 'developer',
      keep: 26,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'To what is saved, then from shelf to shelf.',
    },
    {
      keys: ['Enter'],
      does: 'Goes there.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Second-hand and signed, region.” The heading is the page’s own, of level 1.',
    },
    {
      when: 'On the shelf that is shown',
      what: '“All, current page, link.”',
    },
    {
      when: 'When the count changes',
      what: '“Showing 9 of 214 books”, politely.',
    },
    {
      when: 'Without script',
      what: 'Nothing is missing: each shelf is a page.',
    },
  ],
};
