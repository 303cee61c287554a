import type { HeroGlasshouseProps } from './HeroGlasshouse.tsx';

export const tearoom = {
  lines: ['Tea, and', 'butterflies'],
  lead: 'One lands on your scone about every forty minutes. It’s not trained. It’s the jam.',
  transom: 'It’s 26 °C in here',
  actions: [
    { label: 'Hold a table', href: '/table' },
    { label: 'What’s on the wing', href: '/wing' },
  ],
} satisfies HeroGlasshouseProps;
