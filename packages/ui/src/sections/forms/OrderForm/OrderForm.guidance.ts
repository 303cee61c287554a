import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: [
    'For things that are made ready for a day: flowers, cakes, a roast.',
    'When somebody looks at each order before it stands, and money comes later.',
  ],
  instead: [
    {
      take: 'CheckoutForm',
      when: 'to take the money at once',
    },
    {
      take: 'BookingRequest',
      when: 'for a time and not a thing',
    },
    {
      take: 'PriceList',
      when: 'to say what things cost, without an order',
    },
  ],
  pairs: [
    {
      heading: 'Call it what they would ask for',
      do: 'DemonstrationBrought',
      dont: 'StockNumbers',
      why: {
        do: 'A name, and what is in it: chosen without a picture.',
        dont: 'Known in the stockroom alone. Nobody orders two of A-101.',
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
      keep: 73,
    },
    {
      prop: 'items[].name',
      writer: 'owner',
      keep: 20,
    },
    {
      prop: 'items[].note',
      writer: 'owner',
      keep: 32,
    },
    {
      prop: 'delivery.note',
      writer: 'owner',
      keep: 32,
    },
    {
      prop: 'labels.pickUp',
      writer: 'owner',
      keep: 24,
    },
    {
      prop: 'labels.delivery',
      writer: 'owner',
      keep: 22,
    },
    {
      prop: 'labels.nothing',
      writer: 'owner',
      keep: 40,
    },
    {
      prop: 'labels.totalLater',
      writer: 'owner',
      keep: 26,
    },
    {
      prop: 'submit',
      writer: 'owner',
      keep: 16,
    },
    {
      prop: 'sent.text',
      writer: 'owner',
      keep: 38,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'Through the fields in the order they are read, then to the button.',
    },
    {
      keys: ['ArrowUp', 'ArrowDown'],
      does: 'In an amount: one more, one less. Between fetched and brought: the other one.',
    },
    {
      keys: ['Enter'],
      does: 'Sends from a field of one line; on the card it begins a new line.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Order flowers”: the heading, of level 2 or 1, names both the section and its form.',
    },
    {
      when: 'When an amount changes',
      what: '“Together, £48”, politely. What is only known as the least is “from £152.50”.',
    },
    {
      when: 'With nothing ordered',
      what: 'The focus is on the first amount; “Choose at least one thing from the list” stands over them.',
    },
    {
      when: 'Without script',
      what: '“We tell you when we answer” stands for the sum, and it is fetched: “Bring it” is offered once askAddress can insist on an address. The browser posts it.',
    },
    {
      when: 'Once it is sent',
      what: 'Whoever is sent back to #{id}-sent finds sent over the form.',
    },
    {
      when: 'Without a formAction',
      what: 'A demonstration: nothing that is typed leaves the browser.',
    },
  ],
};
