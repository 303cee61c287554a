import type { Stored } from '../../content/content.ts';
import type { Content } from '../schema.ts';
import { prices } from './prices.ts';
import { people } from './people.ts';
import { questions } from './questions.ts';
import { design } from './design.ts';

/** Pass the Bread, who never were: one long table in a net loft. */
export const sample = {
  version: 2,
  business: {
    name: 'Pass the Bread',
    trade: 'Supper club',
    line: 'Supper on the Fish Quay, North Shields. One long table, twenty-four chairs, two sittings. Everyone eats the same, and the plates come past.',
    telephone: '0191 498 0124',
    mail: 'rosa@passthebread.example',
    address: {
      street: 'The Net Loft, 9 Ropery Stairs, Fish Quay',
      town: 'North Shields',
      postcode: 'NE30\u00a01QZ',
    },
    legal: { name: 'Pass the Bread' },
    lastWord: 'One table, twenty-four chairs, none of which match. We did try.',
  },
  opening: {
    heading: 'Sit next to somebody and pass the bread',
    lead: 'One long table on the Fish Quay, twenty-four chairs, two sittings. Everyone eats the same.',
  },
  hours: {
    heading: 'Laid',
    week: [
      { days: ['Wed', 'Thu', 'Fri', 'Sat'], opens: '18:00', closes: '23:00' },
      { days: ['Sun'], opens: '13:00', closes: '16:30' },
    ],
    closed: 'Yours to hire',
    note: 'Bread from the hatch, Tuesday to Saturday, from eight.',
  },
  prices,
  people,
  story: {
    heading: 'Rosa cooks, Alan pours',
    paragraphs: [
      'Rosa Amato fed four hundred schoolchildren a day and never saw one of them share a chip. Alan Liddle came ashore with a lump sum and eleven metres of ropeworks floor.',
      'The floor is the table. It seats twenty-four, it took nine men to get it up Ropery Stairs, and it is not coming down again.',
    ],
    pictures: [
      {
        picture: {
          kind: 'drawing',
          name: 'two-at-the-table',
          alt: 'Rosa and Alan at the end of the table with a loaf between them, half of it gone',
        },
      },
    ],
  },
  quotes: {
    heading: 'Said with their mouths full',
    items: [
      {
        quote: 'I came with my husband and left with four phone numbers and somebody’s casserole dish.',
        author: 'Maureen D.',
        context: 'seat nine',
      },
      {
        quote: 'I don’t like strangers or artichokes. I’ve booked again for the fourteenth.',
        author: 'Imran S.',
        context: 'seat two, since March',
      },
      {
        quote: 'The man opposite turned out to be my dentist. He had the figs.',
        author: 'Beth W.',
        context: 'seat seventeen',
      },
    ],
  },
  questions,
  visit: {
    heading: 'The Net Loft',
    directions:
      'Eight minutes downhill from the Metro, eleven back up. Twenty-two stairs, or the net lift from the bread hatch: ring the brass bell. Park by the library; the quay belongs to forklifts.',
    map: {
      kind: 'photo',
      file: 'map.jpg',
      alt: 'Map: the Net Loft stands between Ropery Stairs and the Fish Quay, on the Tyne',
    },
  },
  designs: { 'restaurant-long-table': design },
} satisfies Stored<Content>;
