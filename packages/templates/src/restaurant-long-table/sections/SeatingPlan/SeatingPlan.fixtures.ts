import type { Seat, SeatingPlanProps } from './SeatingPlan.tsx';

const seats = (count: number, free: readonly number[], href: string): Seat[] =>
  Array.from({ length: count }, (_, place) =>
    free.includes(place + 1)
      ? { name: `${place + 1}`, state: 'free', href }
      : { name: `${place + 1}`, state: 'taken' },
  );

export const pair: SeatingPlanProps = {
  heading: 'One bench',
  sittings: [
    {
      name: 'Tuesday',
      summary: 'One stool free',
      seats: [
        { name: '1', state: 'taken' },
        { name: '2', state: 'free' },
      ],
    },
  ],
  labels: { free: 'free', taken: 'taken', seat: 'Stool' },
};

/** A bookbinder's evening class round one bench. */
export const bindery = {
  heading: 'Round the bench',
  lead: 'Tuesday binds boxes, Thursday binds books. The press is at one end and the kettle at the other.',
  sittings: [
    { name: 'Tuesday, 7 o’clock', summary: 'Two stools free', seats: seats(12, [3, 8], '/book/tuesday') },
    { name: 'Thursday, 7 o’clock', summary: 'Full', seats: seats(12, [], '/book/thursday') },
  ],
  note: 'Ring if it’s full; somebody always has a cold.',
  actions: [{ label: 'Book a stool', href: '/book' }],
  labels: { free: 'free', taken: 'taken', seat: 'Stool', ends: ['Press', 'Kettle'] },
} satisfies SeatingPlanProps;

export const stammtisch = {
  heading: 'Stammtischplatzreservierungsübersicht',
  sittings: [
    {
      name: 'Donnerstagabendversammlung',
      summary: 'Drei Sitzgelegenheiten verfügbar',
      seats: seats(24, [1, 9, 24], '/platz'),
    },
  ],
  labels: {
    free: 'unbesetzt',
    taken: 'vorreserviert',
    seat: 'Sitzplatz',
    ends: ['Kachelofen', 'Biergartenfenster'],
  },
} satisfies SeatingPlanProps;
