import type { BayPlanProps } from './BayPlan.tsx';

const open = 'Bring your own job';
const taught = 'Taught';
const loud = 'Machines running';

export const labels = {
  filter: 'Narrow the week down',
  kinds: 'Kind of bench',
  all: 'All benches',
  none: 'Nothing of the kind',
};

export const workshop = {
  heading: 'Benches this week',
  bay: '03',
  lead: 'Eight benches, eight people. A bench with nothing on it is yours.',
  kinds: [open, taught, loud],
  days: [
    {
      name: 'Mon',
      sessions: [
        { time: '10:00', name: 'Open bench', kind: open },
        { time: '18:30', name: 'First joint', kind: taught, note: 'with Oona' },
      ],
    },
    {
      name: 'Tue',
      sessions: [
        { time: '14:00', name: 'Planing', kind: loud },
        { time: '18:30', name: 'Open bench', kind: open },
      ],
    },
    { name: 'Wed', sessions: [{ time: '18:30', name: 'Turning', kind: loud, note: 'with Sal' }] },
    { name: 'Thu', sessions: [], closed: 'Sharpening. Nobody talks.' },
  ],
} satisfies Omit<BayPlanProps, 'labels'>;
