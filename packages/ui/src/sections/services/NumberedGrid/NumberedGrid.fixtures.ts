import type { NumberedGridProps } from './NumberedGrid.tsx';

export const firstHour = {
  heading: 'The first forty-five minutes',
  lead: 'Nobody has been sick yet.',
  items: [
    { mark: '00', name: 'Kettle', text: 'Tea, and what hurts.' },
    { mark: '10', name: 'Floor', text: 'Sit down, stand up, hang about.' },
    { mark: '25', name: 'First bar', text: 'Empty. It still counts.' },
    { mark: '45', name: 'Home', text: 'You could do another. That is the idea.' },
  ],
} satisfies NumberedGridProps;

export const lifts = [
  { name: 'Squat', text: 'Sit down, stand up. Chairs, toilets, toddlers.' },
  { name: 'Hinge', text: 'Pick it up off the floor. Suitcases, compost, pride.' },
  { name: 'Press', text: 'Put it overhead. Lofts, lockers, the good china.' },
];

export const backstube = {
  heading: 'Sauerteigführungsstufen',
  items: [
    {
      name: 'Anstellgutauffrischung',
      text: 'Roggenvollkornmehl und Leitungswassertemperaturkontrolle gehören zusammen.',
    },
    { name: 'Grundsauer', text: 'Über Nacht, nicht kürzer.' },
  ],
} satisfies NumberedGridProps;
