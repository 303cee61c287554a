import type { HeroPaneProps } from './HeroPane.tsx';

export const cheeseShop = {
  heading: 'The cellar',
  lead: 'Eleven steps down from the shop. Mind the Stilton on the ninth.',
  actions: [
    { label: 'Book a tasting', href: '/tasting' },
    { label: 'What’s ripe', href: '/ripe' },
  ],
  climate: {
    from: 8,
    to: 12,
    figures: [
      { term: 'All year', value: '8–12 °C' },
      { term: 'Humidity', value: '90%' },
    ],
  },
} satisfies HeroPaneProps;
