import type { Template } from '@awning/shop/template';
import { pages } from './pages.ts';

export const template: Template = {
  id: 'restaurant-long-table',
  name: 'Restaurant Long Table',
  category: 'Restaurant',
  tier: 'advanced',
  price: 799_00,
  summary: 'One table laid from bread to bill, for a place where all eat the same',
  style: 'Olive runner, pale linen, lemon, Bodoni italic',
  manner: 'elegant',
  colours: ['green'],
  image:
    'A supper place’s site as one long table seen from above: an olive runner with plates of bread, sardines, lemon and figs between the words of the headline',
  demoUrl: '/demos/restaurant-long-table/',
  drawnDemoUrl: '/demos/restaurant-long-table/drawn/',
  createdAt: '2026-10-20',
  description:
    'One long table, laid from the top of the page to the bottom: bread first, coffee and the bill last. For a place where everyone eats the same and passes it along.',
  features: [
    'Thirteen pages, from tonight’s menu to the bread counter and the bill',
    'The evening’s menu as plates set down a linen runner, in the order they are served',
    'A seating plan of both sittings, with the chairs that are taken told from those that are free',
    'An example bill, so that nobody has to ask what it comes to',
    'An allergen chart for the day’s dishes, heard as well as seen',
    'Pages for wine, Sunday lunch, private hire, the people, the growers and a takeaway counter',
    'Vouchers for a chair at the table, and what is new in the kitchen',
    'Before and after in one picture, to wipe across, and every branch with its own hours and its own way to the door',
    'Booking and private-hire forms, a drawn map, and opening hours that know what day it is',
    'A way to your site in a second language, once you have one, at the top of every page',
  ],
  functions: ['booking', 'menu', 'vouchers', 'news', 'branches', 'languages', 'before-after'],
  addOns: ['priorityLaunch', 'staffTraining'],
  pages: pages.map(({ name }) => name),
};
