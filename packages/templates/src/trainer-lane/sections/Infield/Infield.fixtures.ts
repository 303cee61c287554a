import type { InfieldProps } from './Infield.tsx';

export const velodromeCafe = {
  heading: 'Cake in the *middle*',
  text: 'Through the tunnel under the track, and up the steps by the scoreboard.',
  actions: [
    { label: 'See what is baked', href: '/cake' },
    { label: 'Book a table', href: '/tables' },
  ],
} satisfies InfieldProps;

export const rennbahn = {
  heading: 'Pferderennbahngaststättenbetriebsgesellschaft',
  text: 'Donaudampfschifffahrtsgesellschaftskapitäne und Zuschauertribünenplatzanweiserinnen speisen ermäßigt.',
  actions: [{ label: 'Tischreservierungsanfrageformular', href: '/tisch' }],
} satisfies InfieldProps;
