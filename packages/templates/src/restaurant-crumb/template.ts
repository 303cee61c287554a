import type { Template } from '@awning/shop/template';
import { pages } from './pages.ts';

export const template: Template = {
  id: 'restaurant-crumb',
  name: 'Restaurant Crumb',
  category: 'Restaurant',
  tier: 'basic',
  price: 299_00,
  summary: 'A day told by its hours, for a bakery or a café with good photographs',
  style: 'White paper, one blue ink',
  manner: 'elegant',
  colours: ['white', 'blue'],
  image:
    'A bakery’s site in blue on white: the words Bread first. Then coffee. beside hands that slice a dark loaf',
  demoUrl: '/demos/restaurant-crumb/',
  createdAt: '2026-11-28',
  description:
    'White paper and one blue ink. Your day stands on the first page by its hours, each with a large photograph, and your prices stand in a list that can be read at arm’s length. For a bakery, a café or a small kitchen that does not need to shout.',
  features: [
    'Three pages: Home, Menu, Find us',
    'Your day by its hours, each with a large photograph',
    'A menu as a plain list, and the one thing you would like them to have',
    'Opening hours that know what day it is, and say when you are shut',
    'A form to have something kept, and the questions people ask first',
    'Nothing drawn and nothing that moves: your photographs are the design',
  ],
  functions: [],
  addOns: [],
  pages: pages.map(({ name }) => name),
};
