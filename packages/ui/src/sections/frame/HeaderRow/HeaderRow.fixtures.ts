import type { HeaderRowProps } from './HeaderRow.tsx';

export const cycles = {
  name: 'Okonjo *&* Bell',
  homeHref: '/',
  nav: {
    label: 'Main',
    links: [
      { label: 'Home', href: '/', current: true },
      { label: 'Repairs', href: '/repairs' },
      { label: 'Find us', href: '/find-us' },
    ],
  },
  labels: { skip: 'Skip to the page' },
} satisfies HeaderRowProps;

export const manyPages = [
  'Startseite',
  'Leistungen und Preise',
  'Terminvereinbarung',
  'Sonderanfertigungen',
  'Häufige Fragen',
  'Gutscheine',
  'Unsere Werkstatt',
  'Anfahrt',
].map((label, place) => ({ label, href: `/${place}` }));
