import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For everything that can be had here, each with one line: the directory beside the door.',
    'Where each of them leads to a page of its own; a price and a time may stand with it.',
  ],
  instead: [
    {
      take: 'PriceList',
      when: 'when people come for the prices alone',
    },
    {
      take: 'FeatureGrid',
      when: 'for what one thing can do',
    },
    {
      take: 'TierCards',
      when: 'for sizes of the same thing',
    },
  ],
  pairs: [
    {
      heading: 'One line: what one gets',
      do: 'Usual',
      dont: 'WonderfulServices',
      why: {
        do: 'A page, a domain, what it costs. Whoever needs it knows it when they read it.',
        dont: 'Three lines that could change places, and not one says what is handed over.',
      },
    },
    {
      heading: 'One badge, or none',
      do: 'PricesAndTimes',
      dont: 'EverythingNew',
      why: {
        do: 'One row is set apart, and the eye goes there.',
        dont: 'All of them are, so none of them is.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 18,
    },
    {
      prop: 'lead',
      writer: 'owner',
      keep: 74,
    },
    {
      prop: 'action.label',
      writer: 'owner',
      keep: 16,
    },
    {
      prop: 'items[].name',
      writer: 'owner',
      keep: 22,
    },
    {
      prop: 'items[].text',
      writer: 'owner',
      keep: 72,
    },
    {
      prop: 'items[].price',
      writer: 'owner',
      keep: 12,
    },
    {
      prop: 'items[].duration',
      writer: 'owner',
      keep: 14,
    },
    {
      prop: 'items[].badge',
      writer: 'owner',
      keep: 8,
    },
    {
      prop: 'empty',
      writer: 'owner',
      keep: 33,
    },
  ],
  keys: [
    {
      keys: ['Tab', 'Enter'],
      does: 'To each row that leads somewhere, in the order of the numbers; Enter follows it.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Directory, region.” The heading is of level 2 and each name of 3; with headingLevel={1}, 1 and 2.',
    },
    {
      when: 'On a row that leads on',
      what: '“Blog setup, link.” It is one stop, and the whole row can be pressed.',
    },
    {
      when: 'The numbers',
      what: 'Silent: the list is an ordered one and counts for itself.',
    },
    {
      when: 'Without script',
      what: 'All of it stands there.',
    },
    {
      when: 'In print',
      what: 'The board keeps an edge, and no row is cut in two.',
    },
  ],
};
