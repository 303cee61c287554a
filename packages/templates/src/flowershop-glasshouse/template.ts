import type { Template } from '@awning/shop/template';
import { pages } from './pages.ts';

export const template: Template = {
  id: 'flowershop-glasshouse',
  name: 'Flowershop Glasshouse',
  category: 'Flowershop',
  tier: 'advanced',
  price: 799_00,
  summary: 'Sorted by climate behind glass, for a shop of plants and flowers',
  style: 'Bottle-green iron and pale glass, four climates behind it',
  manner: 'traditional',
  colours: ['green'],
  image:
    'The gable end of a Victorian glasshouse: iron ribs and round-headed panes, great leaves pressed against them, and the page’s first words on its door',
  demoUrl: '/demos/flowershop-glasshouse/',
  drawnDemoUrl: '/demos/flowershop-glasshouse/drawn/',
  createdAt: '2026-10-23',
  description:
    'Twelve pages behind glass. Plants and flowers sorted by climate, from cool house to orchid case, and listed by the room at home they can bear. Iron bars, rivets, thermometers and very large leaves.',
  features: [
    'Twelve pages, one for each of four climates',
    'A whole glasshouse for a first screen, with your plants behind its panes',
    'Rooms by temperature and humidity, each with its own colour and a drawn thermometer',
    'Plants listed by where they can live: north window, bathroom, radiator shelf',
    'An order form for cut flowers: pick-up or delivery, on a day you are open',
    'Vouchers to choose and ask for, by mail or on card',
    'Weddings, and a plant hospital with its fees and its patients, wiped from before to after',
    'Opening hours that know today, here and at every other stall of yours, and news in the log',
    'Every page works without script, on a phone, at twice the text size',
    'A way to your site in a second language, once you have one, at the top of every page',
  ],
  functions: ['order', 'vouchers', 'news', 'branches', 'languages', 'before-after'],
  addOns: ['priorityLaunch', 'staffTraining'],
  pages: pages.map(({ name }) => name),
};
