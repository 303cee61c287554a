import type { Stored } from '../../content/content.ts';
import type { Content } from '../schema.ts';
import { prices } from './prices.ts';
import { questions } from './questions.ts';
import { design } from './design.ts';

/** Marrable’s, who never were: plants and flowers in a glasshouse, sorted by climate. */
export const sample = {
  version: 2,
  business: {
    name: 'Marrable’s',
    trade: 'Plants and flowers',
    line: 'Plants and cut flowers in a glasshouse of 1874, at the top of the coldest market town in England. Four rooms, four climates, one boiler.',
    telephone: '01632 960247',
    mail: 'shutthedoor@marrables.example',
    address: { street: 'The Glasshouse, 7 Burlington Slope', town: 'Buxton', postcode: 'SK17\u00a06XX' },
    since: 1874,
    legal: { name: 'Marrable’s Glasshouse' },
    lastWord: 'Drawn behind glass, 1,844 panes of it. Please don’t lean.',
  },
  opening: {
    heading: 'Come in. Shut the door.',
    lead: 'Plants and cut flowers in a glasshouse of 1874, at the top of the coldest market town in England. Four rooms, four climates, one boiler.',
    picture: { kind: 'drawing', name: 'foliage' },
  },
  hours: {
    week: [
      { days: ['Tue', 'Wed', 'Thu', 'Fri'], opens: '09:00', closes: '17:00' },
      { days: ['Sat'], opens: '08:30', closes: '17:00' },
      { days: ['Sun'], opens: '10:00', closes: '15:00' },
    ],
    closed: 'Watering',
    note: 'In a gale we shut the palm house first. In snow we shut nothing: it’s the best day to come.',
  },
  prices,
  people: {
    heading: 'Who’s in which room',
    lead: 'Ask any of us anything. You’ll be sent to the right one, by way of the kettle.',
    items: [
      {
        name: 'Ottilie Marrable',
        role: 'Palm house',
        note: 'Great-granddaughter. Can tell you the temperature by her hair.',
        picture: {
          kind: 'drawing',
          name: 'grey-bun',
          alt: 'Ottilie: white hair in a bun, fuchsia glasses, a yellow apron',
        },
      },
      {
        name: 'Femi Adeleke',
        role: 'Orchid case',
        note: 'Came in for one orchid in 2009. Has one orchid still, he says, and three hundred of ours.',
        picture: {
          kind: 'drawing',
          name: 'short-beard',
          alt: 'Femi: a short beard, a fuchsia shirt with a white collar',
        },
      },
      {
        name: 'Bryony Khan',
        role: 'Cut flowers and weddings',
        note: 'Up before the sun. Has cried at every wedding, including the rehearsals.',
        picture: {
          kind: 'drawing',
          name: 'long-dark-hair',
          alt: 'Bryony: long dark hair, a yellow jumper, a rose behind her ear',
        },
      },
      {
        name: 'Walt Pickering',
        role: 'Cool house and hospital',
        note: 'Forty years on the railway, then ferns. Says they’re more punctual.',
        picture: { kind: 'drawing', name: 'flat-cap', alt: 'Walt: a flat cap, a moustache, green braces' },
      },
    ],
  },
  quotes: {
    heading: 'Written in the condensation',
    items: [
      {
        quote: 'Walt said it was only thirsty. So was I. He made tea.',
        author: 'Priya',
        context: 'Harpur Hill',
      },
      {
        quote: 'I came in to get out of the hail. I now own a banana.',
        author: 'Graham',
        context: 'waiting for the 61',
      },
      {
        quote: 'Sixty guests, minus two outside, and my nan took her cardigan off.',
        author: 'Hannah and Jo',
        context: 'married under the palm',
      },
    ],
  },
  questions,
  vouchers: {
    heading: 'Four to choose from',
    lead: 'Good for three years. The glass, rather longer.',
    items: [
      { name: 'Something small', note: 'A fern, or two cactuses, or four fistfuls and change.', price: 2000 },
      { name: 'Something with fruit on', note: 'Lemon money.', price: 4000 },
      {
        name: 'Twelve Fridays',
        note: 'Flowers on their mat for a whole winter. They’ll ring you each time. Let them.',
        price: 20900,
      },
      {
        name: 'An hour of heat',
        note: 'A chair under the palm, a pot of tea, and nobody allowed to talk to them. Our best seller, February to March.',
        price: 3000,
      },
    ],
  },
  visit: {
    heading: 'Up the hill, in at the gate',
    directions: 'Look for the only roof in Buxton with no snow on it.',
    ways: [
      { title: 'By train', text: 'Buxton is the end of the line from Manchester. Stay on till it stops.' },
      {
        title: 'By bus',
        text: 'And the Transpeak. Both stop at the foot of the Slope, both wait for nobody.',
      },
      {
        title: 'By car',
        text: 'Six places behind the boiler house. Two hours free. Reverse in: you’ll want the boot at the path.',
      },
      {
        title: 'On foot',
        text: 'From the Pavilion Gardens, uphill. There’s a bench half-way with a view and usually Mrs Alsop.',
      },
    ],
    map: {
      kind: 'photo',
      file: 'map.jpg',
      alt: 'Map: from Buxton station down the hill, along the terrace and in at the gate of the glasshouse, seven minutes on foot',
    },
  },
  designs: { 'flowershop-glasshouse': design },
} satisfies Stored<Content>;
