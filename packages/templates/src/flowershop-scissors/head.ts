import { business } from './content/business.ts';
import type { pages } from './pages.ts';

interface Head {
  title: string;
  description: string;
}

/** What each page's document says of it, to tabs and to search engines. */
export const head: Record<(typeof pages)[number]['slug'], Head> = {
  '': {
    title: 'Sorrel & Stem, flowers in Stockbridge, Edinburgh',
    description:
      'Seasonal bouquets from £18, grown in East Lothian, cut before seven, tied in Stockbridge and on an Edinburgh table by noon.',
  },
  'this-week': {
    title: `This week · ${business.name}`,
    description:
      'What is on the bench this week: five bouquets from £18 to £58, stems by the bucket, jugs to borrow and a wreath.',
  },
  visit: {
    title: `Visit · ${business.name}`,
    description:
      'Circus Wynd, Stockbridge, down the steps from the bridge. Tuesday to Sunday; hours, a map, delivery prices and the dog.',
  },
  'in-season': {
    title: `In season · ${business.name}`,
    description:
      'What grows when in a walled garden in East Lothian: the whole year, from snowdrops to seed heads, and nothing flown in.',
  },
  'big-days': {
    title: `Big days · ${business.name}`,
    description:
      'Wedding flowers from £650, farewells from £70 and a weekly jug for your counter at £26, grown and tied by the same three people.',
  },
  order: {
    title: `Order · ${business.name}`,
    description:
      'Order by seven tonight for tomorrow before noon, anywhere in Edinburgh. Bouquets £18 to £58, delivery from £5, a card written by hand.',
  },
};

export const notFoundHead: Head = {
  title: `Gone over · ${business.name}`,
  description: 'There is no such page here. This week’s bench, the opening hours and the order form are.',
};
