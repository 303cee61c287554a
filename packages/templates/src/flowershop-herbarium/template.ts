import type { Template } from '@awning/shop/template';
import { pages } from './pages.ts';

export const template: Template = {
  id: 'flowershop-herbarium',
  name: 'Flowershop Herbarium',
  category: 'Flowershop',
  tier: 'basic',
  price: 299_00,
  summary: 'Pressed stems with typed labels, for a florist who knows the Latin',
  style: 'Cold white paper, cabinet green, typed labels',
  manner: 'elegant',
  colours: ['white', 'green'],
  image:
    'A florist’s site laid out as a herbarium: a cabinet of labelled drawers, and a pressed larkspur strapped to a white sheet',
  demoUrl: '/demos/flowershop-herbarium/',
  drawnDemoUrl: '/demos/flowershop-herbarium/drawn/',
  createdAt: '2026-10-19',
  description:
    'Every stem on sale is pressed, strapped to a sheet and given a typed label; the price is the last line of it. For a florist who knows the Latin and does not mind who else does.',
  features: [
    'Three pages: Home, This week, Visit',
    'Eight pressed flowers drawn for you, each on a sheet with its label and price',
    'Your own photographs, taped to sheets of the same kind',
    'A cabinet of drawers for a menu: the page you are on is the one pulled out',
    'What is in the press, and the day it comes out',
    'A ruler of days that tells customers how to press their own',
    'A form to order a bunch, opening hours that know today, a map and a number to tap',
  ],
  functions: ['order'],
  addOns: [],
  pages: pages.map(({ name }) => name),
};
