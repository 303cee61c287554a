import type { LaneTimetableProps } from '../sections/LaneTimetable/index.ts';

const slow = 'Slow';
const steady = 'Steady';
const quick = 'Quick';
const taken = 'Lessons and clubs';

/** Monday to Friday, lane by lane. */
export const lanes = {
  hours: [6, 22],
  kinds: [slow, steady, quick, taken],
  lanes: [
    {
      name: 'Lane 1',
      sessions: [
        { time: '06:15', minutes: 135, name: 'Slow lengths', kind: slow },
        { time: '09:30', minutes: 120, name: 'Aqua, then chat', kind: taken },
        { time: '12:00', minutes: 180, name: 'Slow lengths', kind: slow },
        { time: '16:00', minutes: 120, name: 'Learners', kind: taken },
        { time: '18:30', minutes: 180, name: 'Slow, with breaststroke', kind: slow },
      ],
    },
    {
      name: 'Lane 2',
      sessions: [
        { time: '06:15', minutes: 180, name: 'Steady', kind: steady },
        { time: '10:00', minutes: 300, name: 'Steady, the bus-pass hours', kind: steady },
        { time: '16:00', minutes: 120, name: 'Learners', kind: taken },
        { time: '18:30', minutes: 180, name: 'Steady', kind: steady },
      ],
    },
    {
      name: 'Lane 3',
      sessions: [
        { time: '06:15', minutes: 180, name: 'Quick', kind: quick, note: 'Keep right' },
        { time: '11:45', minutes: 135, name: 'Quick lunch', kind: quick },
        { time: '16:30', minutes: 120, name: 'Quick', kind: quick },
        { time: '19:30', minutes: 120, name: 'Masters, Mon and Thu', kind: taken },
      ],
    },
    {
      name: 'Lane 4',
      sessions: [
        { time: '06:30', minutes: 120, name: 'Lengths club', kind: taken },
        { time: '10:00', minutes: 120, name: 'Anybody, any stroke', kind: slow },
        { time: '13:30', minutes: 120, name: 'School swimming', kind: taken },
        { time: '18:00', minutes: 180, name: 'Polo, Tue. Else anybody', kind: taken },
      ],
    },
  ],
  note: 'On Saturdays lane four is an inflatable octopus from one o’clock. There is no quick lane round an octopus.',
} satisfies Omit<LaneTimetableProps, 'heading' | 'lead'>;

export const poolPage = {
  heading: 'The pool',
  lead: 'The old first-class pool: twenty-five yards, because metres had not reached Lancashire. Tiled, top-lit, and warm enough to get into like a civilised person.',
  mark: '0.9 m',
  notice: 'The shallow end. Stand up and see.',
  panel: 'A mosaic: a swimmer in a red cap at front crawl along a row of waves',
  timetable: 'Lane by lane',
  timetableLead: 'Monday to Friday. Weekends are a free-for-all, with a rope down the middle for the brave.',
};

export const facts = {
  heading: 'The water itself',
  items: [
    { title: '28 degrees', text: 'on the thermometer by the clock, every hour, in pencil.' },
    { title: '0.9 to 3 metres', text: 'with a rope where your feet stop reaching.' },
    { title: '70.4 lengths', text: 'to the mile. The 0.4 is on your honour.' },
    { title: 'A hoist', text: 'and a sloped way in at the shallow end, no booking.' },
  ],
};

export const etiquette = {
  heading: 'Lane manners',
  image: 'A mosaic: a heron in the shallows before a yellow sun',
  paragraphs: [
    'Clockwise in odd lanes, anticlockwise in even ones, so that nobody meets the arm of a neighbour. Rest in the corner, not on the wall.',
    'If somebody touches your foot they are not being friendly. Let them by at the end. Everyone is somebody’s slow swimmer.',
  ],
  facts: ['No diving under 1.8 m', 'No outdoor shoes past the footbath', 'No advice unless asked'],
};
