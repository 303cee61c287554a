import type { Template } from '@awning/shop/template';
import { pages } from './pages.ts';

export const template: Template = {
  id: 'restaurant-noodle',
  name: 'Restaurant Noodle',
  category: 'Restaurant',
  tier: 'basic',
  price: 299_00,
  summary: 'One noodle down every page, for a small place with a short menu',
  style: 'Broth red, egg yellow, one noodle',
  manner: 'playful',
  colours: ['red', 'yellow'],
  image:
    'A noodle counter’s site in broth red: a thick yellow noodle runs from a pair of chopsticks round the words It’s all one noodle',
  demoUrl: '/demos/restaurant-noodle/',
  createdAt: '2026-10-16',
  description:
    'One thick yellow noodle runs down every page: round the headline, between the prices, along the counter, across the map and into the last bowl. For a small place with a short menu and a sense of humour.',
  features: [
    'Three pages: Home, Menu, Find us',
    'A menu threaded on the noodle, with nine bowls drawn in cut paper and the allergens of each',
    'Your counter, stool by stool, with what is to be said of each',
    'How to eat here, in four drawings',
    'A map whose street is the noodle, opening hours that know what day it is',
    'A form for questions, as nobody books a stool, and the questions people ask first',
  ],
  functions: [],
  addOns: [],
  pages: pages.map(({ name }) => name),
};
