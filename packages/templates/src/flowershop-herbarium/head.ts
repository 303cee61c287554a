import { business } from './content/business.ts';
import type { pages } from './pages.ts';

interface Head {
  title: string;
  description: string;
}

/** What each page's document says of it, to tabs and to search engines. */
export const head: Record<(typeof pages)[number]['slug'], Head> = {
  '': {
    title: 'Sabry, cut flowers: a florist and her herbarium in Reading',
    description:
      'Cut flowers grown at Caversham and sold on Turnwell Street, Reading. One of each is pressed and labelled, with the price as the last line.',
  },
  'this-week': {
    title: `This week’s stems and prices · ${business.tradingName}`,
    description:
      'Larkspur, helenium, scabious, sweet peas, ferns and poppy heads: every stem this week with its price, and bunches from £14.',
  },
  visit: {
    title: `Visit, or order a bunch · ${business.tradingName}`,
    description:
      'The green door at 9 Turnwell Street, Reading: a map, opening hours, a form to order a bunch, and answers to queries in the margin.',
  },
};

export const notFoundHead: Head = {
  title: `Sheet wanting · ${business.tradingName}`,
  description: 'There is no such page in this cabinet. The stems, the prices and the way to the door are.',
};
