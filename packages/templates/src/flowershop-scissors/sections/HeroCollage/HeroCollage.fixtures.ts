import type { HeroCollageProps } from './HeroCollage.tsx';

export const bakery = {
  heading: 'Bread that\nwas flour\n*at midnight*',
  lead: 'Milled in Sleights, baked through the night and on the shelf by seven, six days a week.',
  actions: [
    { label: 'Order for Saturday', href: '/order' },
    { label: 'See the shelf', href: '/shelf' },
  ],
  note: 'Loaves from £3.20',
} satisfies HeroCollageProps;
