import type { Content } from '../schema.ts';

export const design = {
  collection: 'Herb. Sabry, Reading',
  latin: true,
  number: 'No.',
  week: {
    heading: 'This week, flat',
    lead: 'Cut at Caversham on Tuesday and Friday mornings. One of each goes in the cabinet, Herb. Sabry, Reading; the rest go on the step.',
  },
  press: {
    heading: 'What is in the press',
    lead: 'The first of each kind goes between the boards; by the time it’s flat, the rest are ready to sell. So this is next week, near enough.',
    items: [
      { title: 'Astrantia major', note: 'Masterwort', mark: 'Thursday' },
      { title: 'Eryngium planum', note: 'Sea holly. Gloves provided', mark: 'Friday' },
      { title: 'Ammi majus', note: 'Bishop’s flower', mark: 'Saturday' },
      { title: 'Dahlia pinnata', note: 'Dahlia, the small dark one', mark: 'First week of August' },
      {
        title: 'Incertae sedis',
        note: 'Out of Mr Pargeter’s drawer, 1931. We sowed it to see',
        mark: 'When we know',
      },
    ],
  },
  steps: {
    heading: 'Press your own',
    lead: 'Any flower, any two boards. A telephone directory was best; a cookery book will do.',
    unit: 'days',
    items: [
      {
        at: 0,
        title: 'Cut it dry',
        text: 'After ten, before it’s all the way open. Wet flowers go brown and hold it against you.',
      },
      {
        at: 1,
        title: 'Change the paper',
        text: 'Yes, already. Tease the petals out while they’ll still listen.',
      },
      {
        at: 4,
        title: 'Change it again',
        text: 'And put something heavier on top. This is what encyclopaedias were for.',
      },
      {
        at: 21,
        title: 'Open it',
        text: 'Lift it with a knife. If it’s blue, you did it right. If it’s brown, say it’s a fern.',
      },
    ],
  },
  drawers: { press: 'In the press', story: 'The collector', steps: 'Press your own', hours: 'The door' },
  storyLabel: {
    name: 'Homo sapiens',
    commonName: 'Mina Sabry, florist',
    lines: ['Found past the buckets, on the left', 'Habit upright until about four'],
    last: 'Advice: no charge',
  },
  visitLabel: {
    name: 'Locus floridus',
    commonName: '9 Turnwell Street, RG1\u00a09QX',
    lines: ['Between the bakery and the Kennet', 'Abundant, Tuesday to Saturday'],
    last: 'Entry: free',
  },
  notFoundLabel: {
    name: 'Pagina perdita',
    commonName: 'Lost page',
    lines: ['Locality unknown', 'Seen once, possibly in error'],
    last: 'No. 404',
  },
  ask: {
    heading: 'Order a bunch',
    lead: 'Say what it’s for, and what it must not be. We’ll write back the same day with what’s open.',
    action: 'Order a bunch',
  },
  notFound: {
    heading: 'Sheet wanting',
    lead: 'It was lent out in 1974 and they say it’s in the post. Everything else is in its drawer.',
  },
  pages: {
    home: {
      title: 'Sabry, cut flowers: a florist and her herbarium in Reading',
      description:
        'Cut flowers grown at Caversham and sold on Turnwell Street, Reading. One of each is pressed and labelled, with the price as the last line.',
    },
    'this-week': {
      title: 'This week’s stems and prices · Sabry, Cut Flowers',
      description:
        'Larkspur, helenium, scabious, sweet peas, ferns and poppy heads: every stem this week with its price, and bunches from £14.',
    },
    visit: {
      title: 'Visit, or order a bunch · Sabry, Cut Flowers',
      description:
        'The green door at 9 Turnwell Street, Reading: a map, opening hours, a form to order a bunch, and answers to queries in the margin.',
    },
    notFound: {
      title: 'Sheet wanting · Sabry, Cut Flowers',
      description:
        'There is no such page in this cabinet. The stems, the prices and the way to the door are.',
    },
  },
} satisfies Content['design'];
