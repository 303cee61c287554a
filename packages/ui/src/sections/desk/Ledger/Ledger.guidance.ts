import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For a long list at the desk, read page by page and narrowed down.',
    'When what was chosen should stand in the address.',
  ],
  instead: [
    {
      take: 'DeskPanel',
      when: 'for a few lines under a heading of their own',
    },
    {
      take: 'RecordDetail',
      when: 'for one record of it',
    },
    {
      take: 'CatalogueFilters',
      when: 'for what customers look through',
    },
  ],
  pairs: [
    {
      heading: 'Nothing found: lead on',
      do: 'Empty',
      dont: 'BareNothing',
      why: {
        do: 'What was looked for and not found, and how to see all of it again.',
        dont: 'Is there nothing, or is the word misspelt? One has to guess, and to clear it.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'designer',
      keep: 16,
    },
    {
      prop: 'lead',
      writer: 'designer',
      keep: 40,
    },
    {
      prop: 'filter.search.label',
      writer: 'designer',
      keep: 13,
    },
    {
      prop: 'notice.heading',
      writer: 'developer',
      keep: 21,
    },
    {
      prop: 'labels.loading',
      writer: 'designer',
      keep: 9,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'To the words, the choices and the button, then the lines and the pages.',
    },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: 'In a choice: the next one, the one before.',
    },
    {
      keys: ['Enter'],
      does: 'Among the words and on the button: asks. On a link: goes there.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Orders, region.” The heading is the page’s own, of level 1; that of a notice is of level 2.',
    },
    {
      when: 'When the count changes',
      what: '“2 of 2 orders”, politely; “Fetching…” while the lines are on their way.',
    },
    {
      when: 'The asking failed',
      what: 'The reason, as an alert, if the notice is urgent. That nothing was found is not.',
    },
    {
      when: 'With onChange',
      what: 'Each change asks; the button is seen once it has the focus.',
    },
    {
      when: 'Without script',
      what: 'The form shows its button and asks for the page with what was chosen in the address; pages are links.',
    },
  ],
};
