import type { Template } from '@awning/shop/template';
import { pages } from './pages.ts';

export const template: Template = {
  id: 'gym-concrete',
  name: 'Gym Concrete',
  category: 'Gyms',
  tier: 'intermediate',
  price: 499_00,
  summary: 'A car park with a lifter on each deck, for a strength gym',
  style: 'Pale concrete, floor-paint orange, stencil capitals',
  manner: 'bold',
  colours: ['grey', 'orange'],
  image:
    'A gym’s site drawn as a multi-storey car park: Lifts to all levels, stencilled on concrete, and somebody lifting on every deck',
  demoUrl: '/demos/gym-concrete/',
  createdAt: '2026-10-18',
  description:
    'A multi-storey car park with people in it: every page is a level, prices are a tariff board, the timetable is a plan of the bays. For a gym that would rather be dry than sweaty.',
  features: [
    'Six pages: Home, Tariff, Bay plan, The levels, Attendants, Way in',
    'A pillar with every level on it, always beside the page; on a phone it folds to a sign',
    'A car park cut open, with somebody training on each deck',
    'Prices as a parking tariff, and the free first hour as a ticket to display',
    'The week painted out in bays, narrowed down to the kind of class you come for',
    'News on the notice by the lift',
    'Opening hours on a height-limit barrier, which knows what day it is',
    'A form to join, a drawn map, and a phone number to tap',
  ],
  functions: ['timetable', 'news'],
  addOns: ['priorityLaunch'],
  pages: pages.map(({ name }) => name),
};
