import type { HeroCutoutProps } from './HeroCutout.tsx';

export const orchard = {
  heading: 'Shake the *tree*',
  lead: 'Forty sorts of apple on nine acres above Ledbury, pressed on Thursdays. Bring your own bottles, or your own apples.',
  actions: [
    { label: 'See what’s ripe', href: '/ripe' },
    { label: 'Find the orchard', href: '/find-us' },
  ],
} satisfies HeroCutoutProps;
