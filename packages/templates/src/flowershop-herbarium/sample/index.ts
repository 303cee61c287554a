import type { Stored } from '../../content/content.ts';
import type { Content } from '../schema.ts';
import { prices } from './prices.ts';
import { questions } from './questions.ts';
import { design } from './design.ts';

/** Sabry, who never was: a florist who presses one of everything. */
export const sample = {
  version: 2,
  business: {
    name: 'Sabry',
    trade: 'Cut flowers',
    line: 'Cut flowers grown at Caversham and sold on Turnwell Street, Reading. One of each is pressed and labelled, with the price as the last line.',
    telephone: '0118 496 0238',
    mail: 'mina@sabryflowers.example',
    address: { street: '9 Turnwell Street', town: 'Reading', postcode: 'RG1\u00a09QX' },
    legal: { name: 'Sabry, Cut Flowers' },
    lastWord:
      'No plant was pressed that would not have been sold. Late of Pargeter & Sons, seeds, est. 1887.',
  },
  opening: {
    heading: 'Alive this morning',
    lead: 'One of everything we sell is pressed, mounted and labelled, so you can see what you’re getting. The rest are in buckets.',
    picture: {
      kind: 'drawing',
      name: 'larkspur',
      alt: 'A pressed larkspur, indigo, strapped to the sheet with strips of gummed linen',
    },
  },
  hours: {
    heading: 'The door',
    week: [
      { days: ['Tue', 'Wed', 'Thu', 'Fri'], opens: '08:00', closes: '17:30' },
      { days: ['Sat'], opens: '08:00', closes: '15:00' },
    ],
    closed: 'In the field',
    note: 'Best choice is Tuesday at eight. Best prices are Saturday at five to three.',
  },
  prices,
  people: { items: [{ name: 'Mina Sabry', note: 'Cuts, presses, types the labels' }] },
  story: {
    heading: 'Everything I looked after was already dead',
    paragraphs: [
      'I mounted plants for a university for eleven years. Lovely work. Nothing in the building had been wet since 1880.',
      'Then Pargeter & Sons shut, who’d sold seed on this street for a hundred and thirty years and left all their cabinets behind. I took those, the green door, and an acre and a half up the hill at Caversham.',
      'I still press one of everything. It’s how I tell you what’s in the bucket without calling it gorgeous.',
    ],
    pictures: [
      {
        picture: {
          kind: 'drawing',
          name: 'florist',
          alt: 'Mina Sabry: round glasses, a pencil through her hair, a scabious behind one ear, a green apron',
        },
      },
    ],
  },
  questions,
  visit: {
    heading: 'Nine, Turnwell Street',
    lead: 'Green door, brass letterbox, buckets on the step. If you can smell bread you’ve gone one too far.',
    directions:
      'Six minutes from the station, by Seed Hill. The 17 stops opposite. There’s one step; ring and we’ll bring the buckets out to you.',
    map: {
      kind: 'photo',
      file: 'map.jpg',
      alt: 'Map: the shop is on Turnwell Street beside Seed Hill, across from the bakery and north of the Kennet; the station is up the hill',
    },
  },
  designs: { 'flowershop-herbarium': design },
} satisfies Stored<Content>;
