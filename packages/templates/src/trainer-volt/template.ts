import type { Template } from '@awning/shop/template';
import { pages } from './pages.ts';

export const template: Template = {
  id: 'trainer-volt',
  name: 'Trainer Volt',
  category: 'Personal Trainer',
  tier: 'intermediate',
  price: 499_00,
  summary: 'Numbers the size of doors, for a coach of strength',
  style: 'Black, volt yellow, condensed capitals',
  manner: 'bold',
  colours: ['black', 'yellow'],
  image: 'A personal trainer’s site in black and volt yellow: she presses the word Strong overhead',
  demoUrl: '/demos/trainer-volt/',
  createdAt: '2026-09-22',
  description:
    'The number is the picture: kilos, weeks and prices the size of doors, on black. For a trainer who would rather show a bar than a selfie.',
  features: [
    'Six pages: Home, Prices, Timetable, The lifts, About, Start',
    'Prices drawn as weight plates, ten-session cards as loaded bars',
    'A week at a glance, readable on a phone between sets',
    'Results on a whiteboard: the number first, then who did it',
    'Four lifts drawn for you, or your photographs in dots on volt, with four steps to begin each',
    'A booking request for the free first session, with the days and times you train',
    'Vouchers to choose and ask for, by mail or on card',
    'A map, opening hours and a phone number to tap',
  ],
  functions: ['booking', 'vouchers'],
  addOns: ['priorityLaunch'],
  pages: pages.map(({ name }) => name),
};
