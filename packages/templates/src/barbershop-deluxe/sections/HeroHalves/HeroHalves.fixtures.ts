import type { HeroHalvesProps } from './HeroHalves.tsx';

export const carWash = {
  before: 'Come in muddy',
  after: 'Go out gleaming',
  lead: 'Four of us, two sponges each and eleven minutes. Whippets washed while you wait.',
  actions: [
    { label: 'Find us', href: '/find-us' },
    { label: 'From £9', href: '/prices' },
  ],
} satisfies HeroHalvesProps;
