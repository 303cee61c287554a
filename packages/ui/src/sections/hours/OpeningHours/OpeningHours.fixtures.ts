import type { OpeningHoursProps } from './OpeningHours.tsx';

export const workshop = {
  heading: 'Open',
  caption: 'The shutter is up',
  rows: [
    { days: 'Mon to Thu', times: '8 to 5.30' },
    { days: 'Friday', times: '8 to 7' },
    { days: 'Saturday', times: '9 to 1' },
    { days: 'Sunday', times: 'Out on a bike', closed: true },
  ],
  footnote: 'Punctures while you wait until half an hour before we close.',
} satisfies OpeningHoursProps;
