import { placeholder } from '../../testing/placeholder.ts';
import type { HeroProps } from './Hero.tsx';

export const bakery = {
  eyebrow: 'Bakery, Whitby',
  heading: 'Bread worth crossing town for',
  lead: 'Baked through the night and on the shelf by seven, six days a week.',
  actions: [
    { label: 'Order for Saturday', href: '/order' },
    { label: 'See the menu', href: '/menu' },
  ],
} satisfies HeroProps;

export const loaf = placeholder('A round sourdough loaf', { width: 800, height: 600 });
