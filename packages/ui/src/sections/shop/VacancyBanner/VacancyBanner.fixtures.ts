import type { VacancyBannerProps } from './VacancyBanner.tsx';

export const vacancy = {
  heading: 'We’ll build it for you',
  lead: 'There is a window to let on this street. Tell us what you do and what you need.',
  bill: { heading: 'To let', note: 'Your trade not here yet?' },
  action: { label: 'Ask for a quote', href: '/pricing#quote' },
} satisfies VacancyBannerProps;
