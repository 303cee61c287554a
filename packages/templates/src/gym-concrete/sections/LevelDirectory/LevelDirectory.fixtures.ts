import type { LevelDirectoryProps } from './LevelDirectory.tsx';

export const mill = {
  heading: 'Which floor?',
  bay: '01',
  lead: 'The hoist is for chairs. People take the stairs.',
  levels: [
    {
      sign: '3',
      name: 'Workshop',
      text: 'Where they come in, mostly on three legs.',
      facts: ['2 joiners', '1 cat'],
    },
    { sign: '1', name: 'Chairs', text: 'Four hundred, none of them matching.', href: '/chairs' },
    { sign: '−1', name: 'Bargains', text: 'Sold as seen, and it is dark.' },
  ],
} satisfies LevelDirectoryProps;

export const moebelhaus = {
  heading: 'Stockwerksverzeichnis',
  levels: [
    {
      sign: '−12',
      name: 'Esszimmerstuhlausstellung',
      text: 'Möbelrestaurierungswerkstättenbesichtigung nach Terminvereinbarung.',
      facts: ['Lieferantenanlieferungszoneneinfahrt', '2,10 m'],
      href: '/stuehle',
    },
  ],
} satisfies LevelDirectoryProps;
