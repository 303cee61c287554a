import { business } from './content/business.ts';
import type { pages } from './pages.ts';

interface Head {
  title: string;
  description: string;
}

/** What each page's document says of it, to tabs and to search engines. */
export const head: Record<(typeof pages)[number]['slug'], Head> = {
  '': {
    title: 'Liburd’s: cuts, locs and braids in Chapeltown, Leeds',
    description:
      'A Black British family barber and hair shop since 1974. Fades £22, locs, box braids and cornrows, with the time each takes. Walk in or book.',
  },
  prices: {
    title: `Prices · ${business.tradingName}`,
    description:
      'Shape-up £10, level cut £14, skin fade £22, loc retwist £55, box braids £120. One price for everybody, with the minutes each takes.',
  },
  lengths: {
    title: `The lengths: guards 0 to 8 · ${business.tradingName}`,
    description:
      'Clipper guards from 0 to 8 drawn to one scale in millimetres, and six styles with how long they take: fade, afro, cornrows, braids, locs.',
  },
  family: {
    title: `The family · ${business.tradingName}`,
    description:
      'Alford, Sonia, Marcus, Keziah and Tunde: who cuts, who braids, what to book each of them for, and how one kitchen became a shop in 1974.',
  },
  book: {
    title: `Book a chair · ${business.tradingName}`,
    description:
      'Walk in for clippers; book locs, braids and anything over an hour. Tell us about your hair and choose between two times.',
  },
  'find-us': {
    title: `Find us · ${business.tradingName}`,
    description:
      '41 Leafield Parade, Chapeltown, Leeds. Open Tuesday to Saturday, braids on Sunday. Map, buses, parking and the ramp behind the door.',
  },
};

export const notFoundHead: Head = {
  title: `Too much off · ${business.tradingName}`,
  description: 'There is no such page here. The prices, the lengths and the way to a chair are.',
};
