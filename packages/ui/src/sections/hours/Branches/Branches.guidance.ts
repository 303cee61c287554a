import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: [
    'For a business with two doors or more: where each is, how to reach it, when it is open.',
    'With one branch where it has a picture and its own hours: it gets the whole width.',
  ],
  instead: [
    {
      take: 'ContactDetails',
      when: 'for one address and the ways there',
    },
    {
      take: 'OpeningHours',
      when: 'for the hours of one door, drawn large',
    },
    {
      take: 'ContactFooter',
      when: 'at the foot of every page',
    },
  ],
  pairs: [
    {
      heading: 'Call each what customers call it',
      do: 'Two',
      dont: 'BranchNumbers',
      why: {
        do: 'A quarter and its own number: people know at once which is theirs.',
        dont: 'Nobody lives in Branch 2, and two links are called “Map”.',
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
      keep: 43,
    },
    {
      prop: 'items[].name',
      writer: 'owner',
      keep: 18,
    },
    {
      prop: 'items[].address[]',
      writer: 'owner',
      keep: 30,
    },
    {
      prop: 'items[].telephone.label',
      writer: 'owner',
      keep: 13,
    },
    {
      prop: 'items[].mail.label',
      writer: 'owner',
      keep: 30,
    },
    {
      prop: 'items[].map.label',
      writer: 'owner',
      keep: 20,
    },
    {
      prop: 'items[].hours[].days',
      writer: 'owner',
      keep: 14,
    },
    {
      prop: 'items[].hours[].times',
      writer: 'owner',
      keep: 16,
    },
    {
      prop: 'items[].note',
      writer: 'owner',
      keep: 50,
    },
    {
      prop: 'labels.hours',
      writer: 'designer',
      keep: 20,
    },
  ],
  keys: [
    {
      keys: ['Tab', 'Enter'],
      does: 'To telephone, mail and map of the first, then of the next; Enter takes the way.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Two chairs each, region.” The heading is of level 2 and each branch’s of 3; with headingLevel={1}, 1 and 2.',
    },
    {
      when: 'At its hours',
      what: 'A table with the branch in its caption: “Open in Leith.” Today’s row is told as the current date, and bears a word.',
    },
    {
      when: 'Without script',
      what: 'All of it stands there, but no row is marked as today’s; markToday can be carried as text.',
    },
  ],
};
