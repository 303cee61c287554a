import type { Template } from '@awning/shop/template';
import { pages } from './pages.ts';

export const template: Template = {
  id: 'barbershop-classic',
  name: 'Barbershop Classic',
  category: 'Barbershop',
  tier: 'basic',
  price: 299_00,
  summary: 'A price board to read from the pavement, for a barber of long standing',
  style: 'Oxblood, brass and slab capitals',
  manner: 'traditional',
  colours: ['red', 'yellow'],
  image: 'A barber’s site in oxblood and brass: Sit down. Look sharp.',
  demoUrl: '/demos/barbershop-classic/',
  createdAt: '2026-09-01',
  description:
    'Oxblood, brass and a price list people can read from the pavement. For a barber who has been here a while, or means to be.',
  features: [
    'Three pages: Home, Prices, Find us',
    'A price board in two columns, with room for the works',
    'A haircut chart drawn for you, to point at and ask for by number',
    'Opening hours that say when you are shut, kindly',
    'A drawn map, a phone number to tap and directions',
    'Quick on an old phone with one bar of signal',
  ],
  functions: [],
  addOns: [],
  pages: pages.map(({ name }) => name),
};
