import type { Template } from '@awning/shop/template';
import { pages } from './pages.ts';

export const template: Template = {
  id: 'trainer-poise',
  name: 'Trainer Poise',
  category: 'Personal Trainer',
  tier: 'advanced',
  price: 799_00,
  summary: 'Everything hangs in balance, for a coach of balance and mobility',
  style: 'A mobile in balance: thin wires, flat shapes, 1950s print',
  manner: 'retro',
  colours: ['white', 'blue'],
  image:
    'A balance coach’s site: the words Stay upright hang from two strings; beside them a woman on one leg keeps five discs in balance',
  demoUrl: '/demos/trainer-poise/',
  createdAt: '2026-10-24',
  description:
    'Everything hangs from one thin wire: headings, prices, the week, six exercises, a person on one leg. For a coach of balance and mobility whose people read every word.',
  features: [
    'Twelve pages, among them one each for over sixty, after an injury, after a baby and desk people',
    'Prices on a beam that really balances: price times distance is the same on both sides',
    'Your programme as a mobile, an arm for each part of it',
    'Six exercises for at home, numbered and drawn, to print for the fridge',
    'The week hung by days, told apart by shape as well as by colour, and narrowed down to one kind of class',
    'Every branch with its own hours and its own way to the door',
    'Vouchers to choose and ask for, by mail or on card, and what is new with the coach',
    'Set in a typeface made to be read by everybody',
    'A form for the free first visit, with a map, opening hours and a telephone number to tap',
    'A way to your site in a second language, once you have one, at the top of every page',
  ],
  functions: ['booking', 'timetable', 'vouchers', 'news', 'branches', 'languages'],
  addOns: ['priorityLaunch', 'staffTraining'],
  pages: pages.map(({ name }) => name),
};
