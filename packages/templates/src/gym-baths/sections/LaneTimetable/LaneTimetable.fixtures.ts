import type { LaneTimetableProps } from './LaneTimetable.tsx';

const rowing = 'Rowing';
const paddling = 'Paddling';
const school = 'Schools';

export const boathouse = {
  heading: 'On the water',
  lead: 'Two pontoons and the slip. If it is your boat, be early.',
  lanes: [
    {
      name: 'Slip',
      sessions: [
        { time: '08:00', minutes: 90, name: 'Eights', kind: rowing, note: 'with Olu' },
        { time: '13:00', minutes: 120, name: 'St Anne’s', kind: school },
      ],
    },
    {
      name: 'North',
      sessions: [
        { time: '09:30', minutes: 60, name: 'Canoes', kind: paddling },
        { time: '10:00', minutes: 60, name: 'Kayaks', kind: paddling, note: 'Round the island' },
      ],
    },
    { name: 'South', sessions: [], closed: 'Being varnished. Please don’t touch.' },
  ],
  note: 'Nobody goes out in lightning.',
} satisfies LaneTimetableProps;
