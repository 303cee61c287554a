import type { SiteHeaderWaterlineProps } from './SiteHeaderWaterline.tsx';

export const canalBoats = {
  name: 'Slow & Sons',
  homeHref: '/',
  heading: 'Four miles an hour',
  lead: 'Day boats on the Leeds and Liverpool. You steer; the ducks have right of way.',
  actions: [
    { label: 'Take one out', href: '/hire' },
    { label: 'See the boats', href: '/boats' },
  ],
  aside: { label: '01632 960212', href: 'tel:+441632960212' },
  nav: {
    label: 'Main',
    links: [
      { label: 'Home', href: '/', current: true },
      { label: 'The boats', href: '/boats' },
      { label: 'Locks', href: '/locks' },
      { label: 'Find us', href: '/find-us' },
    ],
  },
  labels: { skip: 'Skip to the page' },
} satisfies SiteHeaderWaterlineProps;

export const binnenschiffer = {
  name: 'Binnenschifffahrtsgesellschaft',
  homeHref: '/',
  heading: 'Wasserstraßeninstandhaltung',
  lead: 'Schleusenwärterhäuschenbesichtigungen nach Terminvereinbarung.',
  actions: [{ label: 'Besichtigungstermin vereinbaren', href: '/termin' }],
  nav: {
    label: 'Haupt',
    links: ['Startseite', 'Schleusenverzeichnis', 'Wasserstandsmeldungen', 'Anfahrt'].map((label) => ({
      label,
      href: `/${label}`,
    })),
  },
  labels: { skip: 'Zum Inhalt springen' },
} satisfies SiteHeaderWaterlineProps;
