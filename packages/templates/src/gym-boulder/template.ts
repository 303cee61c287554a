import type { Template } from '@awning/shop/template';
import { pages } from './pages.ts';

export const template: Template = {
  id: 'gym-boulder',
  name: 'Gym Boulder',
  category: 'Gyms',
  tier: 'basic',
  price: 299_00,
  summary: 'A climbing wall with a route to follow, for a bouldering hall',
  style: 'Plywood, plum and big bright holds',
  manner: 'playful',
  colours: ['orange', 'purple'],
  image:
    'A bouldering hall’s site drawn as a climbing wall: The only hill for miles, and a climber reaching from a plum overhang',
  demoUrl: '/demos/gym-boulder/',
  createdAt: '2026-10-15',
  description:
    'The page is a climbing wall: a route of tangerine holds runs from the first line down to the mats. For a bouldering hall, or any gym that would rather look like fun than like hard work.',
  features: [
    'Three pages: Home, Prices, First time',
    'One route of holds that leads from the headline down to the mats',
    'A chart of how hard it is, by colour, by shape and in words',
    'Prices bolted to the wall, each a hold of its own',
    'The first hour as a route of numbered holds',
    'A form, opening hours that know what day it is, and a drawn map',
  ],
  functions: [],
  addOns: [],
  pages: pages.map(({ name }) => name),
};
