import type { Template } from '@awning/shop/template';
import { pages } from './pages.ts';

export const template: Template = {
  id: 'barbershop-deluxe',
  name: 'Barbershop Deluxe',
  category: 'Barbershop',
  tier: 'advanced',
  price: 799_00,
  style: 'Midnight enamel and chrome, after dark',
  image: 'A late-opening barbershop’s site in midnight blue and chrome',
  demoUrl: '/demos/barbershop-deluxe/',
  createdAt: '2026-10-06',
  description:
    'Twelve pages for a shop with a name to keep: a page for each barber, shaves explained properly, vouchers and a chair to book. For the shop people cross town to.',
  features: [
    'Twelve pages, one of them for each of three barbers',
    'A price board, shaves and beards on a page of their own',
    'A haircut chart drawn for you, to point at and ask for by number',
    'A page to hold a chair, with the barber of their choice',
    'Gift vouchers explained, and how to buy one',
    'Opening hours, a drawn map and directions',
  ],
  addOns: ['priorityLaunch', 'staffTraining'],
  pages: pages.map(({ name }) => name),
};
