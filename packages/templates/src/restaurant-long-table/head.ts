import { business } from './content/business.ts';
import type { Slug } from './pages.ts';

interface Head {
  title: string;
  description: string;
}

/** What each page's document says of it, to tabs and to search engines. */
export const head: Record<Slug, Head> = {
  '': {
    title: 'Pass the Bread, one long table on the Fish Quay, North Shields',
    description:
      'Supper at one table for twenty-four in a North Shields net loft. Two sittings, one menu, plates passed along. £39, Wednesday to Saturday.',
  },
  tonight: {
    title: `Tonight · ${business.name}`,
    description:
      'Tonight’s menu in the order it comes past, from warm bread at six to coffee and the bill, with the chairs that are still free at both sittings.',
  },
  'the-table': {
    title: `The table: how it works · ${business.name}`,
    description:
      'One table, twenty-four chairs, everyone eats the same. How an evening goes by the clock, which way the bowl travels and what it costs.',
  },
  lunch: {
    title: `Sunday lunch · ${business.name}`,
    description:
      'Sunday lunch at one long table in North Shields: one sitting at one o’clock, four courses, £28, children £12 and allowed under the table.',
  },
  wine: {
    title: `Wine · ${business.name}`,
    description:
      'Six wines by the glass, carafe and bottle, all from people we have met. The red is £17 a carafe and is the one you want.',
  },
  book: {
    title: `Book a seat · ${business.name}`,
    description:
      'Book one chair or six at the long table on the Fish Quay, North Shields. Tonight’s free seats, both sittings, and how to ask for the quiet end.',
  },
  'whole-table': {
    title: `The whole table · ${business.name}`,
    description:
      'Twenty-four chairs, one party: hire the long table in North Shields for a birthday, a wedding supper or a wake. £980 with everything.',
  },
  kitchen: {
    title: `The kitchen · ${business.name}`,
    description:
      'Rosa cooks, Alan pours, Nina bakes and Kenny washes up. The four people who feed the long table on the Fish Quay.',
  },
  growers: {
    title: `Growers · ${business.name}`,
    description:
      'Where supper comes from, by the mile: fish from forty yards away, greens from Earsdon, lemons from Rosa’s uncle in Sicily.',
  },
  bread: {
    title: `Bread to take home · ${business.name}`,
    description:
      'Nina’s bread counter on the Fish Quay, Tuesday to Saturday from eight until it’s gone. Long-table loaf £4.20, focaccia, sesame rings, Friday buns.',
  },
  allergies: {
    title: `Allergies · ${business.name}`,
    description:
      'What is in tonight’s seven dishes, allergen by allergen, and how a table that eats the same feeds the one who can’t.',
  },
  questions: {
    title: `Questions · ${business.name}`,
    description:
      'Do I have to talk to people? Can I come alone? What about the children? Answers about one long table, and the stairs.',
  },
  'find-us': {
    title: `Find us · ${business.name}`,
    description:
      'The Net Loft, 9 Ropery Stairs, Fish Quay, North Shields. Eight minutes from the Metro, opening hours, the lift, and where not to park.',
  },
};

export const notFoundHead: Head = {
  title: `Somebody ate it · ${business.name}`,
  description:
    'There is no such page at this table. Tonight’s menu, the chairs and the bread are still here.',
};
