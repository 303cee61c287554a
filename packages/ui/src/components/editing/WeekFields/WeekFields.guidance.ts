import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: ['Where a business says when it is open.'],
  instead: [
    { take: 'HoursTable', when: 'to show the hours' },
    { take: 'DayFields', when: 'to ask for one day and a time on it' },
  ],
  pairs: [],
  words: [
    { prop: 'labels.addBreak', writer: 'designer', keep: 11 },
    { prop: 'labels.shut', writer: 'designer', keep: 6 },
  ],
  keys: [{ keys: ['Tab'], does: 'Through the times of a day, then to its break.' }],
  said: [
    { when: 'Arriving', what: '“Monday, group”, and on a field “Monday: opens”.' },
    {
      when: 'Without script',
      what: 'All spans stand there to be filled in; what is left blank says nothing.',
    },
  ],
};
