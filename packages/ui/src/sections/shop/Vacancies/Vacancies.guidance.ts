import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: [
    'Below the trades that have something: these have nothing yet, and say so before a door is tried.',
    'When for most of them something near can be named.',
  ],
  instead: [
    {
      take: 'VacancyBanner',
      when: 'for one line about all that is missing',
    },
    {
      take: 'CategoryChooser',
      when: 'for the trades that have something to show',
    },
    {
      take: 'CustomDevelopment',
      when: 'to take the order on the spot',
    },
  ],
  pairs: [
    {
      heading: 'Name what is nearest',
      do: 'Usual',
      dont: 'OnlyEmptyShops',
      why: {
        do: 'Nobody leaves with nothing: there is one to look at, and why that one.',
        dont: 'A row of shut shops, and no way on but to come back some day.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 32,
    },
    {
      prop: 'lead',
      writer: 'owner',
      keep: 66,
    },
    {
      prop: 'items[].name',
      writer: 'owner',
      keep: 16,
    },
    {
      prop: 'items[].nearest.label',
      writer: 'owner',
      keep: 16,
    },
    {
      prop: 'items[].nearest.note',
      writer: 'owner',
      keep: 20,
    },
    {
      prop: 'items[].action.label',
      writer: 'owner',
      keep: 14,
    },
    {
      prop: 'labels.toLet',
      writer: 'designer',
      keep: 8,
    },
    {
      prop: 'labels.nearest',
      writer: 'designer',
      keep: 10,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'Two stops a shop: what is nearest, and how to have it filled.',
    },
    {
      keys: ['Enter'],
      does: 'Goes there.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“The rest of the street is to let, region.” The heading is of level 2, each shop of level 3.',
    },
    {
      when: 'On a shop',
      what: '“Beauty. Nearest: Comb, chairs and prices.” The shutter is silent, as the heading says it.',
    },
    {
      when: 'On the way to ask',
      what: '“Ask for one: Beauty, link.”',
    },
    {
      when: 'Without script',
      what: 'Nothing is missing.',
    },
  ],
};
