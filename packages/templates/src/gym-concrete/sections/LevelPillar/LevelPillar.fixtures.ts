import type { LevelPillarProps } from './LevelPillar.tsx';

export const warehouse = {
  name: 'Four Floors of Chairs',
  homeHref: '/',
  nav: {
    label: 'Floors',
    levels: [
      { level: '3', label: 'Workshop', href: '/workshop' },
      { level: '2', label: 'Sofas', href: '/sofas' },
      { level: '1', label: 'Chairs', href: '/chairs' },
      { level: 'G', label: 'Welcome', href: '/', current: true },
      { level: '−1', label: 'Bargains', href: '/bargains' },
    ],
  },
  labels: { skip: 'Skip to the page', menu: 'Floors' },
} satisfies Omit<LevelPillarProps, 'children'>;

export const moebelhaus = {
  name: 'Möbelrestaurierungswerkstätten',
  homeHref: '/',
  nav: {
    label: 'Stockwerke',
    levels: ['Polsterwerkstattbesichtigung', 'Esszimmerstuhlausstellung', 'Lieferantenanlieferungszone'].map(
      (label, place) => ({ level: String(2 - place), label, href: `/${place}`, current: place === 0 }),
    ),
  },
  action: { label: 'Terminvereinbarung', href: '/termin' },
  labels: { skip: 'Zum Inhalt', menu: 'Stockwerke' },
} satisfies Omit<LevelPillarProps, 'children'>;
