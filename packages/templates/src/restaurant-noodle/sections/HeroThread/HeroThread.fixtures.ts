import type { HeroThreadProps } from './HeroThread.tsx';

export const woolShop = {
  lines: ['By the', 'ball'],
  lead: 'Wool from sheep we have met, wound in Hawick. Ask for the end and we’ll show you the other one.',
  actions: [
    { label: 'Come to a Tuesday', href: '/tuesdays' },
    { label: 'See the colours', href: '/colours' },
  ],
} satisfies HeroThreadProps;

export const kabelwerk = {
  lines: ['Hochspannungsleitungen', 'Erdkabelverlegungsarbeiten'],
  lead: 'Starkstromkabelmontagebetrieb mit Störungsbereitschaftsdienst.',
  actions: [{ label: 'Störungsmeldung aufnehmen lassen', href: '/meldung' }],
} satisfies HeroThreadProps;
