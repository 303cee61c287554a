import type { Template } from '@awning/shop/template';
import { pages } from './pages.ts';

export const template: Template = {
  id: 'gym-baths',
  name: 'Gym Baths',
  category: 'Gyms',
  tier: 'advanced',
  price: 799_00,
  summary: 'Tile from end to end, for a swimming baths or a gym with a pool',
  style: 'White tile, bottle green and glazed aqua, bath-house capitals',
  manner: 'traditional',
  colours: ['green', 'white'],
  image:
    'A gym and pool’s site laid in tile: In you get, in bath-house capitals, beside a mosaic of a diver before a yellow sun and a row of waves',
  demoUrl: '/demos/gym-baths/',
  createdAt: '2026-10-22',
  description:
    'A 1908 swimming baths with a gym in it, tiled from the first page to the last: mosaic pictures, glazed prices, lane ropes between the sections and a changing cubicle for every page.',
  features: [
    'Twelve pages, from the pool and the gym floor to lessons, steam, memberships and the building’s own history',
    'The telephone number and today’s hours at the top of every page, and under the thumb on a phone',
    'Eight mosaics and four portraits that change with the theme’s colours, or your own photographs in their place',
    'Numbered cubicle doors as the way to every page',
    'Timetables as swimmers in lanes, for the pool and for the week, which is narrowed down to one kind of class',
    'Vouchers to choose and ask for, by mail or on card, and news on the notice board',
    'Prices on glazed tiles, the one most people pay on the largest',
    'A request for a day pass or a lesson, with the days and times you are open',
    'Every branch with its own hours and its own way to the door, and before and after in one picture, to wipe across',
    'Opening hours that know what day it is, and a map laid in tile',
    'A way to your site in a second language, once you have one, at the top of every page',
  ],
  functions: ['booking', 'timetable', 'vouchers', 'news', 'branches', 'languages', 'before-after'],
  addOns: ['priorityLaunch', 'staffTraining'],
  pages: pages.map(({ name }) => name),
};
