import { barberPhoneShot, barberShot, floristShot, trainerShot } from '../../../testing/siteShot.ts';
import { barber, florist, trainer } from '../../../testing/windows.css.ts';
import type { TemplateCardProps } from './TemplateCard.tsx';

export const classic = {
  name: 'Barbershop Classic',
  href: '/templates/barbershop/barbershop-classic',
  category: 'Barbershop',
  tier: 'Basic',
  price: '$299',
  theme: barber,
  picture: barberShot,
  demo: { href: '/demos/barbershop-classic/' },
  headingLevel: 3,
  labels: {
    viewDemo: 'View Demo',
    viewDetails: 'View Details',
    of: 'of',
    newTab: '(opens in a new tab)',
  },
} satisfies TemplateCardProps;

export const told = {
  lead: 'A price board to read from the pavement, for a barber of long standing',
  facts: ['6 pages', 'Booking request', 'Vouchers'],
  tryOn: { label: 'Try it with your name', href: '/try/barbershop-classic' },
};

export const phone = { ...barberPhoneShot, alt: '' };

export const volt = {
  ...classic,
  name: 'Trainer Volt',
  href: '/templates/personal-trainer/trainer-volt',
  category: 'Personal Trainer',
  theme: trainer,
  picture: trainerShot,
  demo: { href: '/demos/trainer-volt/' },
} satisfies TemplateCardProps;

export const petal = {
  ...classic,
  name: 'Flowershop Petal',
  href: '/templates/flowershop/flowershop-petal',
  category: 'Flowershop',
  tier: 'Intermediate',
  price: '$499',
  theme: florist,
  picture: floristShot,
  demo: { href: '/demos/flowershop-petal/' },
} satisfies TemplateCardProps;
