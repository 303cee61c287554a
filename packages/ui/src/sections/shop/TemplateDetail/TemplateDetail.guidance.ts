import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'As the page of one website that is for sale.',
    'When its price, its pages and its demo are known; what is not known is not headed.',
  ],
  instead: [
    {
      take: 'TemplateCard',
      when: 'for a shelf of them',
    },
    {
      take: 'TierCards',
      when: 'for comparing packages',
    },
    {
      take: 'CheckoutForm',
      when: 'for choosing add-ons and paying',
    },
  ],
  pairs: [
    {
      heading: 'Speak to one shopkeeper',
      do: 'Usual',
      dont: 'AdjectivesForGoods',
      why: {
        do: 'A barber sees the shop, and a list of what one gets.',
        dont: 'It fits any website there is. None of it can be looked for in the demo.',
      },
    },
  ],
  words: [
    {
      prop: 'name',
      writer: 'owner',
      keep: 24,
    },
    {
      prop: 'description',
      writer: 'owner',
      keep: 120,
    },
    {
      prop: 'tier.label',
      writer: 'owner',
      keep: 14,
    },
    {
      prop: 'price.price',
      writer: 'owner',
      keep: 8,
    },
    {
      prop: 'price.notes[]',
      writer: 'owner',
      keep: 20,
    },
    {
      prop: 'tryOn.label',
      writer: 'designer',
      keep: 21,
    },
    {
      prop: 'delivery',
      writer: 'owner',
      keep: 27,
    },
    {
      prop: 'features[]',
      writer: 'owner',
      keep: 44,
    },
    {
      prop: 'pages[]',
      writer: 'owner',
      keep: 14,
    },
    {
      prop: 'addOns[].name',
      writer: 'owner',
      keep: 22,
    },
    {
      prop: 'choices[].label',
      writer: 'owner',
      keep: 7,
    },
    {
      prop: 'choices[].items[].label',
      writer: 'owner',
      keep: 18,
    },
    {
      prop: 'labels.order',
      writer: 'designer',
      keep: 18,
    },
    {
      prop: 'labels.sample',
      writer: 'owner',
      keep: 39,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'Back to the shelf, to the till, into the demo, to what saves it, to its other looks.',
    },
    {
      keys: ['Enter'],
      does: 'Goes there; demos open in a new tab.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Barbershop Classic, region.” The heading is the page’s own, of level 1; the parts below are of level 2.',
    },
    {
      when: 'On the demo',
      what: '“View Demo (opens in a new tab), link.”',
    },
    {
      when: 'While it is fetched',
      what: '“Fetching this template, region, busy.” The shutter is silent.',
    },
    {
      when: 'Without script',
      what: 'Nothing is missing but what saves it.',
    },
  ],
};
