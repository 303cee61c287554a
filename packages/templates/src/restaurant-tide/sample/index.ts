import type { Stored } from '../../content/content.ts';
import type { Content } from '../schema.ts';
import { prices } from './prices.ts';
import { questions } from './questions.ts';
import { design } from './design.ts';

/** By the Deep, who never were: twenty-eight seats on a quay. */
export const sample = {
  version: 2,
  business: {
    name: 'By the Deep',
    trade: 'Fish restaurant',
    line: 'Twenty-eight seats on Buller Quay, East Looe. Fish by the fathom from five boats we can name: cockles at the tide line, turbot from the bottom at thirty.',
    telephone: '01632 960430',
    mail: 'merryn@bythedeep.example',
    address: { street: 'The Net Loft, Buller Quay', town: 'East Looe', postcode: 'PL13\u00a01DX' },
    lastWord: 'The fridge isn’t hers.',
  },
  opening: {
    heading: 'Supper is down there',
    lead: 'The further you scroll, the deeper we fished.',
    picture: {
      kind: 'photo',
      file: 'cove-with-turquoise-water.jpg',
      alt: 'A sandy cove under wooded cliffs, the sea turquoise where it breaks on the rocks',
      focus: { x: 50, y: 60 },
      drawing: 'harbour',
    },
  },
  hours: {
    heading: 'Open',
    week: [
      { days: ['Wed', 'Thu', 'Fri', 'Sat'], opens: '18:00', closes: '22:00' },
      { days: ['Thu', 'Fri', 'Sat'], opens: '12:00', closes: '15:00' },
      { days: ['Sun'], opens: '12:00', closes: '16:00' },
    ],
    closed: 'Mending nets',
    note: 'Supper keeps the clock; lunch keeps the tide. The day’s time is chalked on the door, and Merryn says it on the telephone.',
  },
  prices,
  news: {
    heading: 'Quay news',
    items: [
      {
        date: '2026-10-12',
        title: 'Denzil has a new rake',
        text: [
          'Ash handle, eleven teeth, made in Polruan by a man who doesn’t eat cockles. The old one is over the bar, where it can’t hurt anybody.',
        ],
      },
      {
        date: '2026-09-03',
        title: 'Our Janet is back in the water',
        text: [
          'Three weeks on the slip, two coats of blue, and a propeller that hums a different note. The turbot know already.',
          'While she was up we bought from nobody else, which is why August was mostly mackerel. Thank you for being nice about it.',
        ],
      },
      {
        date: '2026-06-21',
        title: 'The longest day, and lunch at half past four',
        text: ['The tide insisted. Forty of you came anyway, and the gull had a very good afternoon.'],
      },
    ],
  },
  quotes: {
    heading: 'Said on the way up',
    items: [
      {
        quote: 'I asked for the lobster. They showed me the sea.',
        author: 'Pat, Liskeard',
        context: 'had the crab',
      },
      { quote: 'My father fished here forty years and never sat at the window.', author: 'Tamsin, Polperro' },
      { quote: 'Scrolled to the bottom, booked on the way. Wore the blouse.', author: 'Ines, Plymouth' },
    ],
  },
  questions,
  visit: {
    heading: 'The Net Loft',
    directions:
      'Along the quay, past the fish market, till there’s a green door with a gull over it. It’s always the same gull.',
    ways: [
      { title: 'Train', text: 'Looe, from Liskeard. Turn left, keep the river on your right, six minutes.' },
      {
        title: 'Car',
        text: 'Millpool car park, West Looe, then the bridge. Not the quay: it’s wet twice a day.',
      },
      {
        title: 'Boat',
        text: 'Two hours either side of high water. Rings on the wall, no charge, buy a drink.',
      },
      { title: 'Step', text: 'One, four inches, with a ramp that lives behind the door. The loo is level.' },
    ],
    map: {
      kind: 'photo',
      file: 'map.jpg',
      alt: 'Map: The Net Loft is on Buller Quay, on the east bank of the Looe river, between the bridge and the Banjo Pier',
    },
  },
  designs: { 'restaurant-tide': design },
} satisfies Stored<Content>;
