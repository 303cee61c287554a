import type { CounterSeatsProps } from './CounterSeats.tsx';

export const oysterBar = {
  heading: 'Six seats',
  lead: 'Sit anywhere. Number four will talk to you.',
  seats: [
    { note: 'Sea view' },
    { note: 'By the ice' },
    { note: 'Lemon in reach' },
    { note: 'Alan’s' },
    { note: 'Good for hats' },
    { note: 'Last out' },
  ],
  terms: 'No bookings. The tide decides.',
} satisfies CounterSeatsProps;

export const imbiss = {
  heading: 'Barhockerverzeichnis',
  seats: [
    { note: 'Fensterplatzvorzugsregelung' },
    { note: 'Straßenbahnhaltestellenblickrichtung' },
    { note: 'Neben der Kasse' },
  ],
} satisfies CounterSeatsProps;
