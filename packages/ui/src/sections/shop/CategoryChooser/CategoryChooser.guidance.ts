import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'As the first question of a shop with something for several trades.',
    'When each trade has a page of its own, and most have something to show.',
  ],
  instead: [
    {
      take: 'CatalogueFilters',
      when: 'for narrowing down what is all on one page',
    },
    {
      take: 'Vacancies',
      when: 'for the trades that have nothing yet',
    },
    {
      take: 'HeroShopfront',
      when: 'for the front page, with one shop in the visitor’s trade',
    },
  ],
  pairs: [
    {
      heading: 'Their word for their trade',
      do: 'WithDoors',
      dont: 'WordsOfStatistics',
      why: {
        do: 'A barber finds the barbershop without thinking.',
        dont: 'Words of an office of statistics. A barber is none of these, or two of them.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 24,
    },
    {
      prop: 'lead',
      writer: 'owner',
      keep: 60,
    },
    {
      prop: 'options[].label',
      writer: 'owner',
      keep: 18,
    },
    {
      prop: 'options[].notice',
      writer: 'owner',
      keep: 37,
    },
    {
      prop: 'options[].door.note',
      writer: 'owner',
      keep: 24,
    },
    {
      prop: 'options[].door.items[].name',
      writer: 'owner',
      keep: 12,
    },
    {
      prop: 'labels.category',
      writer: 'designer',
      keep: 14,
    },
    {
      prop: 'labels.continue',
      writer: 'designer',
      keep: 14,
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
      does: 'To the list, the button, then house by house: its sign, up to three things by name, all of them.',
    },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: 'In the list: the next trade, the one before.',
    },
    {
      keys: ['Enter'],
      does: 'Follows the link; on the button goes on.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Which door is yours?, region.” The heading is of level 2, the houses of level 3; with headingLevel={1}, 1 and 2.',
    },
    {
      when: 'Before a trade is chosen',
      what: '“Continue, button, dimmed.”',
    },
    {
      when: 'An empty shop is chosen',
      what: '“Weddings is to let: no design yet.” Politely; one can go on all the same.',
    },
    {
      when: 'On a house',
      what: 'Its goods are heard by name and price. The windows are silent and no stops.',
    },
    {
      when: 'Without script',
      what: 'A form that any browser sends; its button is awake, and every house is a link.',
    },
  ],
};
