import type { TimetableProps, TimetableSession } from '@awning/ui/sections/Timetable';

const group = 'Small group';
const beginners = 'Beginners only';
const alone = 'One to one';

const earlyBar = { time: '06:15', name: 'Early Bar', kind: group } satisfies TimetableSession;
const early = { time: '06:15', name: alone, kind: alone } satisfies TimetableSession;
const overFifties = { time: '09:30', name: 'Over Fifties', kind: group } satisfies TimetableSession;
const mid = { time: '10:30', name: alone, kind: alone } satisfies TimetableSession;
const lunch = { time: '12:15', name: alone, kind: alone } satisfies TimetableSession;
const lunchSchool = { time: '12:15', name: 'Bar School', kind: beginners } satisfies TimetableSession;
const late = { time: '18:45', name: alone, kind: alone } satisfies TimetableSession;

export const week = {
  heading: 'The week',
  lead: 'Same every week, bank holidays included. Arrive five minutes early, leave on time.',
  kinds: [group, beginners, alone],
  days: [
    {
      name: 'Mon',
      sessions: [earlyBar, lunchSchool, { time: '17:45', name: 'Squat Night', kind: group }, late],
    },
    {
      name: 'Tue',
      sessions: [early, overFifties, mid, { time: '18:45', name: 'Bar School', kind: beginners }],
    },
    {
      name: 'Wed',
      sessions: [
        earlyBar,
        lunch,
        { time: '17:45', name: 'Pull Night', kind: group },
        { time: '18:45', name: 'Pull Night', kind: group },
      ],
    },
    { name: 'Thu', sessions: [early, overFifties, mid, lunchSchool, late] },
    { name: 'Fri', sessions: [earlyBar, lunch, { time: '17:45', name: 'Press Night', kind: group }] },
    {
      name: 'Sat',
      sessions: [
        { time: '09:30', name: 'Bar School', kind: beginners },
        { time: '10:30', name: 'Everything', kind: group },
      ],
    },
  ],
  rest: 'Sunday: rest. It’s part of the programme.',
} satisfies TimetableProps;

export const sessions = {
  heading: 'Which one is mine?',
  lead: 'The number is how many there are in a week. Miss one, come to another.',
  items: [
    {
      mark: '4',
      name: 'Bar School',
      text: 'Never lifted, or not since school. Empty bars, small words, four people.',
    },
    {
      mark: '3',
      name: 'Early Bar',
      text: 'All four lifts before work. Nobody talks until 06:30, and then everybody does.',
    },
    {
      mark: '4',
      name: 'The Nights',
      text: 'Squat, Pull and Press: one lift done properly, and a bit of carrying after.',
    },
    {
      mark: '2',
      name: 'Over Fifties',
      text: 'The strongest hour of the week. Bones, balance, biscuits.',
    },
    {
      mark: '1',
      name: 'Everything',
      text: 'Saturday: a bit of each, children on the mats, coffee from the van.',
    },
    {
      mark: '8',
      name: alone,
      text: 'For a date in the diary, a dodgy shoulder, or not liking groups.',
    },
  ],
};
