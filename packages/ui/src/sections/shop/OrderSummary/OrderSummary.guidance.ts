import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'On the page of an order: what was bought, what it came to, whether it is paid.',
    'When somebody will print it for the tax office.',
  ],
  instead: [
    {
      take: 'OrderTimeline',
      when: 'for how far the order is',
    },
    {
      take: 'StatusPanel',
      when: 'for how the payment went, just now',
    },
    {
      take: 'AccountOrders',
      when: 'for everything somebody has bought',
    },
  ],
  pairs: [
    {
      heading: 'Call things as they were sold',
      do: 'Paid',
      dont: 'NumbersOfTheStockroom',
      why: {
        do: 'A year later it still says what the money was for.',
        dont: 'The buyer, and the tax office, have to ask what was bought.',
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
      prop: 'lead',
      writer: 'owner',
      keep: 58,
    },
    {
      prop: 'lines[].name',
      writer: 'owner',
      keep: 22,
    },
    {
      prop: 'stamp.label',
      writer: 'designer',
      keep: 12,
    },
    {
      prop: 'total.label',
      writer: 'designer',
      keep: 12,
    },
    {
      prop: 'total.note',
      writer: 'designer',
      keep: 9,
    },
    {
      prop: 'footer[]',
      writer: 'owner',
      keep: 25,
    },
    {
      prop: 'print.label',
      writer: 'designer',
      keep: 17,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'To “Print the receipt”.',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Opens the browser’s own print.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Your receipt, region.” The heading is of the level that it is given.',
    },
    {
      when: 'While it is added up again',
      what: '“Adding it up again…”, politely; the section is busy and the last known sum stays.',
    },
    {
      when: 'When it could not be had',
      what: 'What went wrong, politely; what was known still stands.',
    },
    {
      when: 'Without script',
      what: 'The receipt is whole; the button to print it is gone.',
    },
    {
      when: 'In print',
      what: 'The receipt alone, without what is said about it.',
    },
  ],
};
