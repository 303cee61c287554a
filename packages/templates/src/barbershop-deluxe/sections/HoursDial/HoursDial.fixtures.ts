import type { HoursDialProps } from './HoursDial.tsx';

export const cafe = {
  heading: 'Lunch is the middle',
  text: 'We open for the early buses and shut when the last crumble goes.',
  opens: 8,
  closes: 16,
  label: 'A clock, lit from eight till four; its hands stand at noon',
  caption: 'When the kettle is on',
  rows: [
    { days: 'Monday to Friday', times: '8 till 4' },
    { days: 'Saturday', times: '9 till 3' },
    { days: 'Sunday', times: 'Shut' },
  ],
  note: 'Bank holidays as Sundays.',
} satisfies HoursDialProps;
