import type { Template } from '@awning/shop/template';
import { pages } from './pages.ts';

export const template: Template = {
  id: 'restaurant-tide',
  name: 'Restaurant Tide',
  category: 'Restaurant',
  tier: 'intermediate',
  price: 499_00,
  summary: 'From sky to sea bed, for a restaurant that sells what landed',
  style: 'Sky to sea bed, in fathoms',
  manner: 'playful',
  colours: ['blue', 'green'],
  image:
    'A fish restaurant’s site: a harbour in cut paper rising from the waterline, an orange boat before it, beside the words Supper is down there, the navigation on the waterline, and the first steps of green water below',
  demoUrl: '/demos/restaurant-tide/',
  drawnDemoUrl: '/demos/restaurant-tide/drawn/',
  createdAt: '2026-10-21',
  description:
    'Begins in the sky above a harbour and sinks: every section lies deeper, a gauge down the margin counts the fathoms, and each dish stands at the depth where it was caught. For a place that sells what landed and says what didn’t.',
  features: [
    'Six pages: Home, The board, The boats, Tides, Book a table, Find us',
    'A menu by depth, from cockles at the tide line to turbot at thirty fathoms, with eight fish in cut paper',
    'Landed or not landed, said in words; what stayed down is drawn as a shadow',
    'Your boats afloat in a row, each with its line down to where it fishes',
    'A day drawn by its tide, with the hours the door is open, and opening hours that know what day it is',
    'A menu that guests narrow down by diet and by the fourteen allergens',
    'A table asked for by number of people, day and time, and news from the quay',
  ],
  functions: ['booking', 'menu', 'news'],
  addOns: ['priorityLaunch'],
  pages: pages.map(({ name }) => name),
};
