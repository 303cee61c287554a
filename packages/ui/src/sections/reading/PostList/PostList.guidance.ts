import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For all posts, when there are enough to search: it opens a page of nothing else.',
    'With pages of them once there are more than a dozen.',
  ],
  instead: [
    {
      take: 'RelatedPosts',
      when: 'for the three that go with a post',
    },
    {
      take: 'News',
      when: 'for a few short pieces on one page',
    },
    {
      take: 'CatalogueFilters',
      when: 'to find what is sold',
    },
  ],
  pairs: [
    {
      heading: 'Titles that can be searched for',
      do: 'Usual',
      dont: 'TitlesThatTease',
      why: {
        do: 'Each holds the words somebody would type: hours, photographs, price list.',
        dont: 'The search is by title, and nobody searches for “Thoughts”.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 25,
    },
    {
      prop: 'lead',
      writer: 'owner',
      keep: 60,
    },
    {
      prop: 'items[].title',
      writer: 'owner',
      keep: 42,
    },
    {
      prop: 'items[].excerpt',
      writer: 'owner',
      keep: 120,
    },
    {
      prop: 'items[].category',
      writer: 'owner',
      keep: 10,
    },
    {
      prop: 'items[].readingTime',
      writer: 'developer',
      keep: 20,
    },
    {
      prop: 'categories[].label',
      writer: 'owner',
      keep: 12,
    },
    {
      prop: 'count',
      writer: 'developer',
      keep: 24,
    },
    {
      prop: 'labels.search',
      writer: 'designer',
      keep: 18,
    },
    {
      prop: 'labels.submit',
      writer: 'designer',
      keep: 8,
    },
    {
      prop: 'labels.empty',
      writer: 'designer',
      keep: 14,
    },
    {
      prop: 'labels.emptyHint',
      writer: 'designer',
      keep: 48,
    },
    {
      prop: 'labels.clear',
      writer: 'designer',
      keep: 14,
    },
    {
      prop: 'labels.loading',
      writer: 'designer',
      keep: 15,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'To the search, its button, the category that is chosen, then to each post.',
    },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      does: 'Among the categories: chooses the next one, the one before.',
    },
    {
      keys: ['Enter'],
      does: 'In the search: looks for it; without onChange, on a new page. On a post: opens it.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Notes from the counter, region.” The heading is of level 1 and each post’s of 2.',
    },
    {
      when: 'After each letter',
      what: 'With onChange the count is said anew: “Showing 1 of 6 posts.” The focus stays in the search.',
    },
    {
      when: 'Nothing found',
      what: 'The count says so, and a card on the board leads back to all posts.',
    },
    {
      when: 'While fetching',
      what: '“Fetching posts…” The board is busy; its blank slips are silent.',
    },
    {
      when: 'Without script',
      what: 'A form that asks for a page, with q and category in the address.',
    },
  ],
};
