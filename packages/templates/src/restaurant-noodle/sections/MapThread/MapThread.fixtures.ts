import type { MapThreadProps } from './MapThread.tsx';

export const woolShop = {
  heading: 'Follow the wool',
  lead: 'Six minutes from the bus station, longer with a dog.',
  streets: ['High Street', 'Silver Street', 'Bourtree Place'],
  door: '4',
  address: '4 Silver Street, Hawick TD9 9XX',
  directions: 'The green door with a jumper on it.',
  links: [
    { label: '01632 960118', href: 'tel:+441632960118' },
    { label: 'ends@bytheball.example', href: 'mailto:ends@bytheball.example' },
  ],
} satisfies Omit<MapThreadProps, 'map'>;

export const seilerei = {
  heading: 'Anfahrtsbeschreibung',
  streets: ['Reeperbahnverlängerung', 'Seilmachergässchen', 'Hafenrandbebauungsstraße'],
  door: '12',
  address: 'Seilmachergässchen 12, 20359 Hamburg-Landungsbrückenviertel',
  links: [
    {
      label: 'auftragsannahme@seilermeisterbetrieb.example',
      href: 'mailto:auftragsannahme@seilermeisterbetrieb.example',
    },
  ],
} satisfies Omit<MapThreadProps, 'map'>;
