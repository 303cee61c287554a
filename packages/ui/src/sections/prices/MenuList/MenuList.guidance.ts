import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For an evening’s card: what there is, what is in it, what it costs and who can eat it.',
    'Where a dish may be off today: it stays on the card, with the reason.',
  ],
  instead: [
    {
      take: 'FilteredMenu',
      when: 'for a long menu that guests narrow down',
    },
    {
      take: 'PriceList',
      when: 'for services',
    },
    {
      take: 'OrderForm',
      when: 'where it is ordered from the same list',
    },
  ],
  pairs: [
    {
      heading: 'Name what is on the plate',
      do: 'Supper',
      dont: 'Adjectives',
      why: {
        do: 'Three things that can be tasted. A guest can choose.',
        dont: 'It could be any soup and any tart. What is in it has to be asked.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 11,
    },
    {
      prop: 'lead',
      writer: 'owner',
      keep: 60,
    },
    {
      prop: 'groups[].heading',
      writer: 'owner',
      keep: 14,
    },
    {
      prop: 'groups[].note',
      writer: 'owner',
      keep: 35,
    },
    {
      prop: 'groups[].items[].name',
      writer: 'owner',
      keep: 28,
    },
    {
      prop: 'groups[].items[].description',
      writer: 'owner',
      keep: 42,
    },
    {
      prop: 'groups[].items[].price',
      writer: 'owner',
      keep: 7,
    },
    {
      prop: 'groups[].items[].off',
      writer: 'owner',
      keep: 24,
    },
    {
      prop: 'marks[].mark',
      writer: 'designer',
      keep: 2,
    },
    {
      prop: 'marks[].meaning',
      writer: 'designer',
      keep: 16,
    },
    {
      prop: 'footnote',
      writer: 'owner',
      keep: 104,
    },
    {
      prop: 'empty',
      writer: 'owner',
      keep: 38,
    },
    {
      prop: 'actions[].label',
      writer: 'designer',
      keep: 12,
    },
    {
      prop: 'labels.key',
      writer: 'developer',
      keep: 19,
    },
  ],
  keys: [
    {
      keys: ['Tab', 'Enter'],
      does: 'To the ways on under the card; Enter takes one. Nothing else can be pressed.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Supper, region.” The heading is of level 2 and each course’s of 3; with headingLevel={1}, 1 and 2.',
    },
    {
      when: 'At a dish',
      what: '“Beetroot tart, vegetarian, contains nuts”, what is in it, its price. The letters of the marks are silent.',
    },
    {
      when: 'A dish that is off',
      what: 'Its name is struck through as deleted; the reason follows it, and there is no price.',
    },
    {
      when: 'Without script',
      what: 'All of it stands there.',
    },
    {
      when: 'In print',
      what: 'A plain sheet: the corners are not cut.',
    },
  ],
};
