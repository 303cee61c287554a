import type { TimetableProps } from './Timetable.tsx';

const group = 'Small group';
const beginners = 'Beginners only';
const alone = 'One to one';

export const arch = {
  heading: 'The week',
  lead: 'Same every week, bank holidays included. Arrive five minutes early, leave on time.',
  kinds: [group, beginners, alone],
  days: [
    {
      name: 'Mon',
      sessions: [
        { time: '06:15', name: 'Early Bar', kind: group },
        { time: '12:15', name: 'Bar School', kind: beginners },
        { time: '17:45', name: 'Squat Night', kind: group },
      ],
    },
    {
      name: 'Tue',
      sessions: [
        { time: '09:30', name: 'Over Fifties', kind: group },
        { time: '18:45', name: 'One to one', kind: alone },
      ],
    },
    {
      name: 'Wed',
      sessions: [
        { time: '06:15', name: 'Early Bar', kind: group },
        { time: '17:45', name: 'Pull Night', kind: group },
        { time: '18:45', name: 'Bar School', kind: beginners },
      ],
    },
    { name: 'Thu', sessions: [{ time: '12:15', name: 'One to one', kind: alone }] },
    {
      name: 'Fri',
      sessions: [
        { time: '06:15', name: 'Early Bar', kind: group },
        { time: '17:45', name: 'Press Night', kind: group },
      ],
    },
    { name: 'Sat', sessions: [{ time: '10:30', name: 'Everything', kind: group }] },
  ],
  rest: 'Sunday: rest. It’s part of the programme.',
} satisfies TimetableProps;

export const chorprobe = {
  heading: 'Wochenprobenübersicht',
  kinds: ['Stimmbildungseinzelunterricht'],
  days: [
    {
      name: 'Donnerstag',
      sessions: [
        {
          time: '19:30',
          name: 'Kammerchorabendprobenvorbereitungstreffen',
          kind: 'Stimmbildungseinzelunterricht',
        },
      ],
    },
    { name: 'Freitag', sessions: [] },
  ],
} satisfies TimetableProps;

/** A leisure centre: a class every hour, every day. */
export const leisureCentre = {
  heading: 'Hall two',
  kinds: [group],
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((name) => ({
    name,
    sessions: (['07', '08', '09', 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21] as const).map((hour) => ({
      time: `${hour}:00` as const,
      name: 'Circuits',
      kind: group,
    })),
  })),
} satisfies TimetableProps;
