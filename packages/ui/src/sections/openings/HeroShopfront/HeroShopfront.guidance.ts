import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'To open a shop that sells shops: it says what one gets and shows one in the visitor’s trade.',
    'With two to eight trades to choose from; with one, nobody is asked.',
  ],
  instead: [
    {
      take: 'Hero',
      when: 'for a business of one trade',
    },
    {
      take: 'CategoryChooser',
      when: 'further down, to lead to the shelf of a trade',
    },
    {
      take: 'TemplateCard',
      when: 'for one template among others',
    },
  ],
  pairs: [
    {
      heading: 'Trades as people call themselves',
      do: 'Usual',
      dont: 'TradesOfACatalogue',
      why: {
        do: 'A barber looks for “Barbershop” and sees one.',
        dont: 'Nobody calls their shop that, so nobody knows which is theirs.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 40,
    },
    {
      prop: 'lead',
      writer: 'owner',
      keep: 100,
    },
    {
      prop: 'tryOn.label',
      writer: 'designer',
      keep: 16,
    },
    {
      prop: 'tryOn.submit',
      writer: 'designer',
      keep: 21,
    },
    {
      prop: 'actions[].label',
      writer: 'designer',
      keep: 24,
    },
    {
      prop: 'chooser',
      writer: 'owner',
      keep: 24,
    },
    {
      prop: 'items[].trade',
      writer: 'designer',
      keep: 18,
    },
    {
      prop: 'items[].sign',
      writer: 'designer',
      keep: 20,
    },
    {
      prop: 'items[].template',
      writer: 'designer',
      keep: 20,
    },
    {
      prop: 'items[].ticket.label',
      writer: 'designer',
      keep: 8,
    },
    {
      prop: 'labels.lookInside',
      writer: 'designer',
      keep: 13,
    },
    {
      prop: 'labels.open',
      writer: 'designer',
      keep: 8,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'To the ways on, to the trade that is chosen, to the way inside.',
    },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      does: 'On a trade: chooses the next one, the one before. Its shop opens at once.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Open for business, online., region.” The heading is of level 1; the trades are radio buttons under their question.',
    },
    {
      when: 'Another trade',
      what: '“Flower shop, radio button, checked.” Its shop takes the place of the other; that is not announced.',
    },
    {
      when: 'The way inside',
      what: '“Look inside Flowershop Petal, link.”',
    },
    {
      when: 'Without script',
      what: 'Choosing works: the browser’s own radio buttons decide what is shown.',
    },
    {
      when: 'Less motion',
      what: 'Another shop stands there at once, without fading in.',
    },
  ],
};
