import type { LaneSession, LaneTimetableProps } from '../sections/LaneTimetable/index.ts';

const wet = 'In the water';
const heavy = 'Heavy things';
const mat = 'On a mat';
const learners = 'Learners';

const lengthsClub = { time: '06:30', minutes: 60, name: 'Lengths club', kind: wet } satisfies LaneSession;
const aqua = {
  time: '09:30',
  minutes: 45,
  name: 'Aqua',
  kind: wet,
  note: 'Shallow end',
} satisfies LaneSession;
const after = {
  time: '16:00',
  minutes: 90,
  name: 'Learners',
  kind: learners,
  note: 'Ages 4 to 11',
} satisfies LaneSession;
const bells = (time: LaneSession['time']) => ({ time, minutes: 45, name: 'Kettlebells', kind: heavy });
const barbell = (time: LaneSession['time']) => ({ time, minutes: 60, name: 'Barbell', kind: heavy });
const pilates = (time: LaneSession['time']) => ({ time, minutes: 50, name: 'Pilates', kind: mat });

export const week = {
  hours: [6, 22],
  kinds: [wet, heavy, mat, learners],
  lanes: [
    {
      name: 'Mon',
      sessions: [
        lengthsClub,
        aqua,
        bells('12:15'),
        after,
        barbell('18:15'),
        { time: '20:15', minutes: 60, name: 'Masters', kind: wet },
      ],
    },
    {
      name: 'Tue',
      sessions: [
        bells('06:30'),
        { time: '10:00', minutes: 60, name: 'Over sixties', kind: heavy, note: 'Then tea' },
        pilates('12:30'),
        { time: '17:15', minutes: 45, name: 'Adult beginners', kind: learners },
        { time: '19:30', minutes: 75, name: 'Water polo', kind: wet },
      ],
    },
    { name: 'Wed', sessions: [lengthsClub, aqua, barbell('12:15'), after, bells('18:15'), pilates('20:15')] },
    {
      name: 'Thu',
      sessions: [
        pilates('07:00'),
        { time: '10:00', minutes: 60, name: 'Over sixties', kind: heavy, note: 'Then tea' },
        bells('12:30'),
        { time: '17:15', minutes: 45, name: 'Adult beginners', kind: learners },
        { time: '20:15', minutes: 60, name: 'Masters', kind: wet },
      ],
    },
    {
      name: 'Fri',
      sessions: [
        lengthsClub,
        aqua,
        barbell('12:15'),
        after,
        { time: '19:00', minutes: 90, name: 'Lamplit swim', kind: wet, note: 'No lengths, no talking shop' },
      ],
    },
    {
      name: 'Sat',
      sessions: [
        { time: '08:00', minutes: 120, name: 'Learners', kind: learners, note: 'Ages 4 to 11' },
        barbell('10:30'),
        { time: '13:00', minutes: 120, name: 'The octopus', kind: wet, note: 'Inflatable' },
      ],
    },
    {
      name: 'Sun',
      sessions: [
        { time: '08:30', minutes: 90, name: 'Quiet lengths', kind: wet, note: 'The radio stays off' },
        pilates('11:00'),
      ],
    },
  ],
  note: 'All of it is in the membership. Day visitors pay for the day, not for the class.',
} satisfies Omit<LaneTimetableProps, 'heading' | 'lead'>;

export const classesPage = {
  heading: 'Classes',
  lead: 'A lane for each day, a cap for each kind. Come ten minutes early the first time, and not at all if the octopus frightens you.',
};

export const kinds = {
  heading: 'Which cap is mine?',
  lead: 'In a line each. Nobody minds if you stand at the back.',
  items: [
    {
      mark: 'A',
      name: 'Aqua',
      text: 'Forty-five minutes of looking serene above the surface and running for a bus below it.',
    },
    {
      mark: 'L',
      name: 'Lengths club',
      text: 'Sixty lengths before breakfast, with a plan on a laminated card. All strokes, including the made-up ones.',
    },
    {
      mark: '16',
      name: 'Bells',
      text: 'Kettlebells. Start with eight kilos. By June you will be lending somebody your sixteen.',
    },
    {
      mark: '20',
      name: 'Barbell',
      text: 'Twenty kilos, five lifts, a notebook. Sofia writes it down so you can’t remember it generously.',
    },
    {
      mark: '60',
      name: 'Over sixties',
      text: 'Strength for getting out of chairs and into arguments. Tea afterwards is not optional.',
    },
    {
      mark: '0',
      name: 'Lamplit swim',
      text: 'Friday nights, underwater lights, everything else off. Float. That is the class.',
    },
  ],
};
