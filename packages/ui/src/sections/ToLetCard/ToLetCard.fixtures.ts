import type { ToLetCardProps } from './ToLetCard.tsx';

export const toLet = {
  heading: 'We’ll build it for you',
  headingLevel: 3,
  bill: { heading: 'To let', note: 'Your trade not here yet?' },
  plate: 'By quote',
  action: { label: 'Ask for a quote', href: '/pricing#quote' },
} satisfies ToLetCardProps;
