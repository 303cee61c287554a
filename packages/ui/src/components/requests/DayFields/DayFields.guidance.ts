import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: ['On a form that asks for a day within the opening hours, and perhaps for a time.'],
  instead: [
    { take: 'BookingRequest', when: 'for all of the form' },
    { take: 'HoursTable', when: 'for hours that are only read' },
    { take: 'SelectField', when: 'for a choice that is no day' },
  ],
  pairs: [],
  words: [
    { prop: 'labels.date', writer: 'designer', keep: 9 },
    { prop: 'labels.exception', writer: 'designer', keep: 26 },
    { prop: 'labels.closed', writer: 'designer', keep: 24 },
    { prop: 'labels.tooSoon', writer: 'designer', keep: 38 },
    { prop: 'exceptions[].name', writer: 'owner', keep: 16 },
  ],
  keys: [
    { keys: ['Tab'], does: 'Through the day, then to the time.' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'Through days or times, as the browser’s own fields do.' },
  ],
  said: [
    {
      when: 'A day that will not do',
      what: 'Why, politely, and again with the field: “We are closed on Wednesdays.”',
    },
    { when: 'A year is being typed', what: 'Nothing, until they go on.' },
    { when: 'A day is chosen', what: 'The list has the times of that day alone.' },
    {
      when: 'Without script',
      what: 'Every time of the week stands in the list, by its weekday; the holidays are listed.',
    },
  ],
};
