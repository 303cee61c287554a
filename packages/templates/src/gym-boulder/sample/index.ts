import type { Stored } from '../../content/content.ts';
import type { Content } from '../schema.ts';
import { prices } from './prices.ts';
import { questions } from './questions.ts';
import { design } from './design.ts';

/** Hold Tight, who never were: a climbing wall in a bus garage. */
export const sample = {
  version: 2,
  business: {
    name: 'Hold Tight',
    trade: 'Bouldering hall',
    line: 'Four and a half metres of climbing wall in the flattest town in Britain. No ropes, no booking, first-timers shown round. £9, shoes £3.',
    telephone: '01632 960 505',
    mail: 'desk@holdtight.example',
    address: { street: 'The Old Bus Garage, Sluice Road', town: 'Wisbech', postcode: 'PE13\u00a02TX' },
    lastWord: 'Twelve bays, no buses since 2009. The last 505 to March has gone.',
  },
  opening: {
    heading: 'The only *hill* for miles',
    lead: 'Four and a half metres, which round here is a view. No ropes, no partner, no booking: shoes on, up you go. If you get lost, follow the tangerine.',
    picture: {
      kind: 'drawing',
      name: 'reaching',
      alt: 'A climber hangs from the overhang by one hand and reaches for a tangerine hold with the other',
    },
  },
  hours: {
    week: [
      { days: ['Mon', 'Tue', 'Wed', 'Thu'], opens: '10:00', closes: '22:00' },
      { days: ['Fri'], opens: '10:00', closes: '21:00' },
      { days: ['Sat'], opens: '09:00', closes: '18:00' },
      { days: ['Sun'], opens: '09:00', closes: '20:00' },
    ],
    note: 'Last climb twenty minutes before. Every second Tuesday Bays Five to Eight are shut till two while Tom moves everything.',
  },
  prices,
  story: {
    heading: 'Bev still says “hold tight”',
    paragraphs: [
      'Bev Larter drove the 505 to March for nineteen years and parked it in Bay Four. When the garage shut she kept the keys, nobody being left to give them to.',
      'Now Bay Four is the big overhang and Bev is the desk. She’ll find you shoes, tell you where the toilets are and ring the bell when you get to the top. She means it kindly. It is very loud.',
    ],
    pictures: [
      {
        picture: {
          kind: 'drawing',
          name: 'desk',
          alt: 'Portrait of Bev: silver fringe, big pink glasses, a plum fleece and a ticket machine on its strap',
        },
      },
    ],
  },
  people: {
    items: [
      { name: 'Bev Larter', note: 'The desk, the keys and the bell' },
      { name: 'Tom', note: 'Sets the routes, every second Tuesday, and shows you how to fall' },
    ],
  },
  quotes: {
    heading: 'Heard on the mats',
    items: [
      {
        quote: 'I came for my daughter’s party and I’ve not been home since.',
        author: 'Darren',
        context: 'fits kitchens, climbs pink',
      },
      {
        quote: 'Nobody looks at you. They’re all looking at the wall and talking to themselves.',
        author: 'Agnieszka',
        context: 'since March',
      },
      {
        quote: 'I’m seventy-one. I said I’d go as high as the bus. That’s the top.',
        author: 'Maurice',
        context: 'drove the other one',
      },
    ],
  },
  questions,
  visit: {
    heading: 'Find the garage',
    directions:
      'The long brick shed by the river with a red door big enough for a double-decker. Park in any bay outside that still has a number.',
    map: {
      kind: 'photo',
      file: 'map.jpg',
      alt: 'Map: the old bus garage is on Sluice Road, between the river and the bus station',
    },
  },
  designs: { 'gym-boulder': design },
} satisfies Stored<Content>;
