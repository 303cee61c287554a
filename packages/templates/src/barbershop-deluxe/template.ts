import type { Template } from '@awning/shop/template';
import { pages } from './pages.ts';

export const template: Template = {
  id: 'barbershop-deluxe',
  name: 'Barbershop Deluxe',
  category: 'Barbershop',
  tier: 'advanced',
  price: 799_00,
  summary: 'Before and after in one mirror, for the barber people cross town to',
  style: 'Midnight and silver, mirrored down the middle',
  manner: 'elegant',
  colours: ['blue'],
  image:
    'A barber’s site split by a mirror: one man, shaggy in midnight blue on the left and sharp in silver on the right',
  demoUrl: '/demos/barbershop-deluxe/',
  createdAt: '2026-10-06',
  description:
    'Twelve pages with a mirror down the middle: rough on the left, sharp on the right. A page for each barber, shaves by the clock, vouchers and a chair to book. For the shop people cross town to.',
  features: [
    'Twelve pages, one of them for each of three barbers',
    'A first screen nobody forgets: before and after in one face',
    'Haircuts and beards drawn half before and half after, to ask for by number',
    'A price board in three groups, and shaves told minute by minute',
    'A booking request: what for, with whom, and the days and times you are open',
    'Vouchers to choose and ask for, by mail or on card',
    'Your work in pairs of pictures, wiped from before to after',
    'Every branch with its own hours and its own way to the door, and news from the chairs',
    'Opening hours on a clock, and the way to the door by every means',
    'Every page works without script, on a phone, at twice the text size',
    'A way to your site in a second language, once you have one, at the foot of every page',
  ],
  functions: ['booking', 'vouchers', 'news', 'branches', 'languages', 'before-after'],
  addOns: ['priorityLaunch', 'staffTraining'],
  pages: pages.map(({ name }) => name),
};
