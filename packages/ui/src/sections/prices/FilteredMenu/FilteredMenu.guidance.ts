import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: [
    'For a menu on which guests look for what they can eat: with diets, and with the fourteen allergens.',
    'Where the kitchen knows what is in its dishes; without any allergen or diet there is nothing to filter by.',
  ],
  instead: [
    {
      take: 'MenuList',
      when: 'for a card of a few dishes, with marks and a key',
    },
    {
      take: 'OrderForm',
      when: 'where it is ordered from the same list',
    },
    {
      take: 'PriceList',
      when: 'for what is not eaten',
    },
  ],
  pairs: [
    {
      heading: 'Tell all of the allergens, or none',
      do: 'Usual',
      dont: 'EmptyForUnknown',
      why: {
        do: 'What is known is listed. What is not says “Ask us”, and goes with anything that is left out.',
        dont: 'Fish and cream, said to be free of all fourteen: an empty list is a promise.',
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
      keep: 50,
    },
    {
      prop: 'groups[].heading',
      writer: 'owner',
      keep: 16,
    },
    {
      prop: 'groups[].note',
      writer: 'owner',
      keep: 34,
    },
    {
      prop: 'groups[].items[].name',
      writer: 'owner',
      keep: 28,
    },
    {
      prop: 'groups[].items[].text',
      writer: 'owner',
      keep: 35,
    },
    {
      prop: 'groups[].items[].price',
      writer: 'owner',
      keep: 8,
    },
    {
      prop: 'footnote',
      writer: 'owner',
      keep: 98,
    },
    {
      prop: 'labels.filter',
      writer: 'designer',
      keep: 20,
    },
    {
      prop: 'labels.only',
      writer: 'designer',
      keep: 14,
    },
    {
      prop: 'labels.without',
      writer: 'designer',
      keep: 14,
    },
    {
      prop: 'labels.reset',
      writer: 'designer',
      keep: 24,
    },
    {
      prop: 'labels.ask',
      writer: 'designer',
      keep: 20,
    },
    {
      prop: 'labels.nothing',
      writer: 'designer',
      keep: 50,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'From box to box, then to the button that shows the whole menu.',
    },
    {
      keys: ['Space'],
      does: 'Ticks a box, or unticks it.',
    },
    {
      keys: ['Enter'],
      does: 'On the button: unticks everything. On a box it does nothing.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Today at the Lock Canteen, region.” The heading is of level 2 and each course’s of 3; with headingLevel={1}, 1 and 2.',
    },
    {
      when: 'A box ticked',
      what: 'What it takes off is neither seen nor read any more; a course without dishes goes with its heading. It is not announced.',
    },
    {
      when: 'Every dish has it',
      what: 'A status under the boxes: “Nothing on the menu is without egg: ask us.”',
    },
    {
      when: 'Without script',
      what: 'It filters all the same.',
    },
    {
      when: 'In print',
      what: 'The whole menu, whatever was ticked, and no filter.',
    },
  ],
};
