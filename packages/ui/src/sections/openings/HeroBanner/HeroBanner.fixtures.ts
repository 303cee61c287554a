import type { HeroBannerProps } from './HeroBanner.tsx';

export const cycles = {
  heading: 'Ride in. *Roll out.*',
  eyebrow: 'Bicycle workshop, Leith',
  lead: 'Punctures while you wait, services in two days, and the truth about your gears.',
  actions: [
    { label: 'Book a service', href: '/find-us#book' },
    { label: 'Punctures £9 and the rest', href: '/prices' },
  ],
} satisfies HeroBannerProps;
