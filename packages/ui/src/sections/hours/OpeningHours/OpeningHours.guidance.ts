import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For the hours of one door, with the days that match in one row.',
    'Where people come without an appointment: the word is drawn as large as a sign.',
  ],
  instead: [
    {
      take: 'Branches',
      when: 'for more than one door',
    },
    {
      take: 'Timetable',
      when: 'for classes',
    },
    {
      take: 'BusinessLine',
      when: 'for open or not, in a line on every page',
    },
  ],
  pairs: [
    {
      heading: 'Say the times as people say them',
      do: 'WithNote',
      dont: 'HoursInARiddle',
      why: {
        do: 'Four rows, read in one look; the day it is shut is one of them.',
        dont: 'Whoever wants to know about Wednesday has to work it out.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 8,
    },
    {
      prop: 'caption',
      writer: 'owner',
      keep: 25,
    },
    {
      prop: 'rows[].days',
      writer: 'owner',
      keep: 14,
    },
    {
      prop: 'rows[].times',
      writer: 'owner',
      keep: 16,
    },
    {
      prop: 'footnote',
      writer: 'owner',
      keep: 60,
    },
  ],
  keys: [],
  said: [
    {
      when: 'Arriving',
      what: '“Open, region.” The heading is of level 2; with headingLevel={1}, of 1.',
    },
    {
      when: 'At the hours',
      what: 'A table by its caption, “The shutter is up”; a row is told as “Friday, 8 to 7”.',
    },
    {
      when: 'With today',
      what: 'Today’s row is told as the current date and bears a word, by the clock of the business.',
    },
    {
      when: 'Without script',
      what: 'The hours stand there, and no row is marked as today’s; markToday can be carried as text.',
    },
  ],
};
