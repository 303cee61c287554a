import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'As the page of one order, message or person at the desk.',
    'When a few facts, a state and a few things to do are all there is to it.',
  ],
  instead: [
    {
      take: 'Ledger',
      when: 'for the list that it lies in',
    },
    {
      take: 'OrderSummary',
      when: 'for what the buyer sees of an order',
    },
    {
      take: 'DeskPanel',
      when: 'for a table on a page of several',
    },
  ],
  pairs: [
    {
      heading: 'Facts as one says them',
      do: 'Usual',
      dont: 'FieldsOfATable',
      why: {
        do: 'It can be read out to whoever is on the telephone.',
        dont: 'The names and the times of a database, left for the reader to make out.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'developer',
      keep: 12,
    },
    {
      prop: 'turn',
      writer: 'developer',
      keep: 25,
    },
    {
      prop: 'notice.text',
      writer: 'developer',
      keep: 37,
    },
    {
      prop: 'facts[].label',
      writer: 'designer',
      keep: 14,
    },
    {
      prop: 'facts[].text',
      writer: 'developer',
      keep: 40,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'Back to the list, to what a notice asks, to what is to be done first, through the facts that are links, to what else can be done.',
    },
    {
      keys: ['Enter'],
      does: 'Follows the link; on a button, does it.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“AW-7K3M-9QX2, region.” The heading is the page’s own, of level 1.',
    },
    {
      when: 'When the stamp changes',
      what: 'Silence: whatever changes a record says so.',
    },
    {
      when: 'With a notice',
      what: 'It is read in its place, before the facts; it is no alert.',
    },
    {
      when: 'Without script',
      what: 'Nothing of its own is missing.',
    },
  ],
};
