import type { Template } from '@awning/shop/template';
import { pages } from './pages.ts';

export const template: Template = {
  id: 'flowershop-scissors',
  name: 'Flowershop Scissors',
  category: 'Flowershop',
  tier: 'intermediate',
  price: 499_00,
  summary: 'Bouquets cut from paper, for a florist who sells what is in season',
  style: 'Blush, leaf and magenta, cut paper, soft serif',
  manner: 'playful',
  colours: ['pink', 'green'],
  image:
    'A florist’s site cut from coloured paper: “Flowers with the mud still on” beside a collage of paper flowers on coloured patches',
  demoUrl: '/demos/flowershop-scissors/',
  drawnDemoUrl: '/demos/flowershop-scissors/drawn/',
  createdAt: '2026-10-13',
  description:
    'Scissors and coloured paper: not one edge is quite straight, and every bouquet is a picture. For a florist who sells what is in season, not what is in a catalogue.',
  features: [
    'Six pages: Home, This week, Visit, In season, Big days, Order',
    'Bouquets as cut-paper pictures or cut-out photographs, each with its price stuck over a corner',
    'A chart of the year: what grows when, readable on a phone',
    'Weddings, farewells and weekly jugs with honest starting prices',
    'The cards your customers wrote, pinned up askew',
    'An order form that adds up: how many of what, for which day, fetched or brought, and what the card says',
    'News from the garden, the newest at length',
    'Opening hours, delivery prices and a drawn map down to the steps',
  ],
  functions: ['order', 'news'],
  addOns: ['priorityLaunch'],
  pages: pages.map(({ name }) => name),
};
