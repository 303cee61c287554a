import type { TeamProps } from './Team.tsx';

export const workshop = {
  heading: 'Okonjo trues, Bell brazes',
  story: [
    'They met under the same broken bus shelter in 1998, each with a puncture and one set of levers between them.',
    'Okonjo builds wheels by ear. Bell welds what other shops throw away.',
  ],
  people: [
    { name: 'Ada Okonjo', text: 'Wheels and gears, Mon to Fri' },
    { name: 'Fergus Bell', text: 'Frames and anything rusted, Tue to Sat' },
  ],
} satisfies TeamProps;
