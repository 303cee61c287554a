import type { Template } from '@awning/shop/template';
import { pages } from './pages.ts';

export const template: Template = {
  id: 'trainer-lane',
  name: 'Trainer Lane',
  category: 'Personal Trainer',
  tier: 'basic',
  price: 299_00,
  summary: 'A running track with prices in its lanes, for a coach of beginners',
  style: 'Tartan red, grass green, wide letters',
  manner: 'bold',
  colours: ['red', 'green'],
  image:
    'A running coach’s site: a red athletics track seen from above, four smiling runners in lanes five to eight',
  demoUrl: '/demos/trainer-lane/',
  createdAt: '2026-10-17',
  description:
    'The page is a running track seen from above: lanes run down its side, turn its corners and carry the prices. For a coach whose customers have not run since school.',
  features: [
    'Three pages: Home, Prices, First lap',
    'Prices in the lanes of a track, with staggered starts',
    'A twelve-week plan laid along the laps, straight by straight',
    'A runner that keeps pace with whoever reads, without a line of script',
    'A form for the free first lap, and the questions that stop people sending it',
    'A drawn map, opening hours and a phone number to tap',
  ],
  functions: [],
  addOns: [],
  pages: pages.map(({ name }) => name),
};
