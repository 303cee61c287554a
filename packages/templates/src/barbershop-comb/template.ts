import type { Template } from '@awning/shop/template';
import { pages } from './pages.ts';

export const template: Template = {
  id: 'barbershop-comb',
  name: 'Barbershop Comb',
  category: 'Barbershop',
  tier: 'intermediate',
  price: 499_00,
  summary: 'Record-sleeve colour, for a family shop that cuts, twists and braids',
  style: 'Hot pink, mustard, aubergine; a 1974 record sleeve with a comb for every line',
  manner: 'retro',
  colours: ['pink', 'yellow'],
  image:
    'A family barber’s site like a seventies record sleeve: a great round afro in profile before the stripes of a record on hot pink, an afro comb standing in it, and the words Pick it out',
  demoUrl: '/demos/barbershop-comb/',
  createdAt: '2026-10-14',
  description:
    'Wherever another site draws a line, this one has a comb. Seventies record-sleeve colour for a family shop that cuts, twists and braids every kind of hair.',
  features: [
    'Six pages: Home, Prices, The lengths, The family, Book, Find us',
    'Prices as a row of combs: a tooth is five minutes, a whole comb an hour',
    'Clipper guards 0 to 8 hung on a rail, all to one scale',
    'The family and the styles as record sleeves, drawn in profile with seven textures of hair, or photographed and printed in one ink',
    'A booking request: what for, with whom, and the days and times you are open',
    'Vouchers to choose and ask for, and the questions people ask before they trust a new chair',
    'A map, opening hours and a phone number to tap',
  ],
  functions: ['booking', 'vouchers'],
  addOns: ['priorityLaunch'],
  pages: pages.map(({ name }) => name),
};
