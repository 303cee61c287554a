import type { HeroNumberProps } from './HeroNumber.tsx';

export const lifts = {
  number: '4',
  heading: 'Four lifts. That’s the list.',
  lead: 'Everything else in the room is a coat rack.',
  actions: [{ label: 'Learn one for nothing', href: '/start' }],
} satisfies HeroNumberProps;

export const brauerei = {
  number: '1516',
  heading: 'Reinheitsgebotsjubiläumsfeierlichkeiten',
  lead: 'Braumeisterstammtischteilnahmebedingungen erfragen Sie bitte am Schanktresen.',
} satisfies HeroNumberProps;
