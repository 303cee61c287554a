import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: [
    'For a week of more classes than one reads through: visitors narrow it down to what they come for.',
    'With also, where people follow a teacher, or look for a level.',
  ],
  instead: [
    {
      take: 'Timetable',
      when: 'for a short week, or one with three kinds at most',
    },
    {
      take: 'OpeningHours',
      when: 'for when the door is open',
    },
    {
      take: 'BookingRequest',
      when: 'to ask for a time of one’s own',
    },
  ],
  pairs: [
    {
      heading: 'Kinds that people come for',
      do: 'Usual',
      dont: 'AKindForEachClass',
      why: {
        do: 'Three kinds for nine classes: one press leaves what one wants.',
        dont: 'A tab for every class: finding it among the tabs takes longer than in the week.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 20,
    },
    {
      prop: 'lead',
      writer: 'owner',
      keep: 70,
    },
    {
      prop: 'days[].name',
      writer: 'owner',
      keep: 4,
    },
    {
      prop: 'days[].sessions[].name',
      writer: 'owner',
      keep: 15,
    },
    {
      prop: 'days[].sessions[].kind',
      writer: 'owner',
      keep: 10,
    },
    {
      prop: 'days[].sessions[].teacher',
      writer: 'owner',
      keep: 7,
    },
    {
      prop: 'days[].sessions[].level',
      writer: 'owner',
      keep: 16,
    },
    {
      prop: 'days[].sessions[].note',
      writer: 'owner',
      keep: 22,
    },
    {
      prop: 'days[].sessions[].places',
      writer: 'owner',
      keep: 14,
    },
    {
      prop: 'footnote',
      writer: 'owner',
      keep: 46,
    },
    {
      prop: 'labels.all',
      writer: 'designer',
      keep: 14,
    },
    {
      prop: 'labels.none',
      writer: 'designer',
      keep: 14,
    },
    {
      prop: 'also.all',
      writer: 'designer',
      keep: 14,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'To the kind that is chosen, to the teacher, then to each class that can be booked.',
    },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      does: 'Among the tabs: chooses the next one, the one before. The week follows at once.',
    },
    {
      keys: ['Enter'],
      does: 'On a class: leads to where it is booked.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“The week at the Mill, region.” The heading is of level 2 and each day’s of 3; with headingLevel={1}, 1 and 2.',
    },
    {
      when: 'On a class',
      what: '“Reformer Mon 12:15, link.” Each day is a list by its own name.',
    },
    {
      when: 'A kind chosen',
      what: 'The others are neither seen nor read any more; a day without any says “No classes”. It is not announced.',
    },
    {
      when: 'Without script',
      what: 'It filters all the same.',
    },
    {
      when: 'In print',
      what: 'The whole week, whatever was chosen, and no tabs.',
    },
  ],
};
