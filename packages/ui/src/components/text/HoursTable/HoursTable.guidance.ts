import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For the hours of a business, in a section or a footer of your own.'],
  instead: [
    { take: 'OpeningHours', when: 'for the hours as a section' },
    { take: 'OpenNow', when: 'for whether it is open now, in a line' },
    { take: 'Table', when: 'for anything else in columns' },
  ],
  pairs: [
    {
      heading: 'Let days that match share a row',
      do: 'NoDayMarked',
      dont: 'EveryDayAlone',
      why: {
        do: 'Four lines hold the whole week.',
        dont: 'Four lines that say one thing, and the week is hardly half told.',
      },
    },
  ],
  words: [
    { prop: 'caption', writer: 'owner', keep: 24 },
    { prop: 'rows[].days', writer: 'owner', keep: 18 },
    { prop: 'rows[].times', writer: 'owner', keep: 16 },
    { prop: 'today.label', writer: 'designer', keep: 5 },
  ],
  keys: [],
  said: [
    { when: 'Reading', what: '“The shutter is up, table. Friday, 8 to 7.”' },
    {
      when: 'Today',
      what: '“Friday Today, 8 to 7”, and the row is the current date, in the time zone of the business.',
    },
    { when: 'Without script', what: 'No day is marked.' },
  ],
};
