import type { PunchCardsProps } from './PunchCards.tsx';

export const gym = {
  heading: 'Ten on the bar',
  lead: 'Pay for ten, train when you like.',
  cards: [
    { name: 'One to one', price: '£400', visits: 10, note: '£40 a session in place of £45.' },
    { name: 'Small group', price: '£120', visits: 10, note: '£12 a session in place of £14.' },
  ],
} satisfies PunchCardsProps;

export const schwimmbad = {
  heading: 'Mehrfacheintrittskarten',
  cards: [
    {
      name: 'Frühschwimmerjahresvergünstigung',
      price: '€1.180,50',
      visits: 12,
      note: 'Übertragbar innerhalb der Hausgemeinschaft, nicht jedoch auf Untermieterinnen und Untermieter.',
    },
  ],
} satisfies PunchCardsProps;
