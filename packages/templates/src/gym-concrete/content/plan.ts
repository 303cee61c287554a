import type { BayPlanProps, BayPlanSession } from '../sections/BayPlan/index.ts';

const open = 'Coached';
const learner = 'Learners: never lifted, or not lately';
const ramps = 'Ramps: hard breathing';

const early = { time: '06:15', name: 'Early bar', kind: open, note: 'Level −2' } satisfies BayPlanSession;
const learnerEve = {
  time: '18:45',
  name: 'Learner',
  kind: learner,
  note: 'Level −2',
} satisfies BayPlanSession;
const learnerLunch = {
  time: '12:15',
  name: 'Learner',
  kind: learner,
  note: 'Level −2',
} satisfies BayPlanSession;
const lunchRow = { time: '12:15', name: 'Lunch row', kind: ramps, note: 'Level 1' } satisfies BayPlanSession;
const sleds = { time: '17:30', name: 'Sleds', kind: ramps, note: 'Roof' } satisfies BayPlanSession;
const squat = { time: '17:30', name: 'Squat', kind: open, note: 'Level −2' } satisfies BayPlanSession;
const press = { time: '17:30', name: 'Press', kind: open, note: 'Level −2' } satisfies BayPlanSession;
const deadlift = { time: '18:45', name: 'Deadlift', kind: open, note: 'Level −2' } satisfies BayPlanSession;
const mot = { time: '09:30', name: 'The M.O.T.', kind: learner, note: 'Level −1' } satisfies BayPlanSession;
const over = {
  time: '09:30',
  name: 'Classic cars',
  kind: open,
  note: 'Over 55s, −2',
} satisfies BayPlanSession;

export const plan = {
  heading: 'Bay plan',
  bay: '02',
  lead: 'Ten to a class, one bay each. An empty bay is an empty bay: park in it and train by yourself.',
  kinds: [open, learner, ramps],
  days: [
    { name: 'Mon', sessions: [early, mot, lunchRow, squat, learnerEve] },
    { name: 'Tue', sessions: [early, over, learnerLunch, sleds, deadlift] },
    { name: 'Wed', sessions: [early, mot, lunchRow, press, learnerEve] },
    { name: 'Thu', sessions: [over, learnerLunch, sleds, deadlift] },
    { name: 'Fri', sessions: [early, mot, lunchRow, squat] },
    {
      name: 'Sat',
      sessions: [
        { time: '09:30', name: 'Push a car', kind: ramps, note: 'Level 2' },
        { time: '12:15', name: 'Learner', kind: learner, note: 'Level −2' },
      ],
    },
    { name: 'Sun', sessions: [], closed: 'No classes. Bays open 8 to 2, bring your own plan.' },
  ],
} satisfies BayPlanProps;

export const classes = {
  heading: 'Which bay is mine?',
  lead: 'Everything on the plan in a line each. If none of it sounds like you, start at Learner.',
  items: [
    {
      mark: 'L',
      name: 'Learner',
      text: 'Four lifts, empty bar, six sessions. You get plates when you’ve earned them, like everyone on the ring road.',
    },
    {
      mark: '06',
      name: 'Early bar',
      text: 'Barbells before work. Silent until half past six by agreement with the pigeons.',
    },
    {
      mark: '55',
      name: 'Classic cars',
      text: 'For over fifty-fives. Good bodywork, regular servicing, kept out of the rain.',
    },
    {
      mark: '20',
      name: 'Sleds and rows',
      text: 'Level 1 and the roof. Twenty minutes, most of it uphill. Bring a second shirt.',
    },
    {
      mark: 'OK',
      name: 'The M.O.T.',
      text: 'Hips, shoulders, ankles. Priya finds what squeaks and shows you where the oil goes.',
    },
    {
      mark: '1',
      name: 'Push a car',
      text: 'Saturdays on level 2. It is a 1987 Metro, it does not start, and its owner has agreed in writing.',
    },
  ],
};
