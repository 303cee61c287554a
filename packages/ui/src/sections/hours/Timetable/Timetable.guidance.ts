import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For the same week every week: days across, times down, the same hour in the same row.',
    'With up to three kinds, told apart without colour.',
  ],
  instead: [
    {
      take: 'FilteredTimetable',
      when: 'for a week of many kinds, narrowed down',
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
      heading: 'For what begins at an hour',
      do: 'Week',
      dont: 'DoorAsAClass',
      why: {
        do: 'A name at each hour: one sees what there is on Monday evening.',
        dont: '“Opens” and “Closes” are no classes. At noon nobody can see whether the door is open.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 15,
    },
    {
      prop: 'lead',
      writer: 'owner',
      keep: 82,
    },
    {
      prop: 'kinds[]',
      writer: 'owner',
      keep: 16,
    },
    {
      prop: 'days[].name',
      writer: 'owner',
      keep: 4,
    },
    {
      prop: 'days[].sessions[].name',
      writer: 'owner',
      keep: 14,
    },
    {
      prop: 'rest',
      writer: 'owner',
      keep: 45,
    },
  ],
  keys: [],
  said: [
    {
      when: 'Arriving',
      what: '“The week, region.” The heading is of level 2 and each day’s of 3; with headingLevel={1}, 1 and 2.',
    },
    {
      when: 'At a day',
      what: 'A list by the day’s name; a class is told with its kind: “06:15 Early Bar, Small group.”',
    },
    {
      when: 'Without script',
      what: 'All of it stands there.',
    },
  ],
};
