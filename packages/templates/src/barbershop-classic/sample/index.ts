import type { Stored } from '../../content/content.ts';
import type { Content } from '../schema.ts';
import { extras, prices } from './prices.ts';
import { questions } from './questions.ts';

const cut = (name: string, alt: string, caption: string, note: string) => ({
  picture: { kind: 'drawing' as const, name, alt },
  caption,
  note,
});

/** Hobday & Daughter, who never were: three chairs in Sheffield. */
export const sample = {
  version: 2,
  business: {
    name: 'Hobday *&* Daughter',
    trade: 'Barbers',
    line: 'A three-chair barbershop on Cutler’s Row. Haircuts £19, hot-towel shaves £24, walk in Tuesday to Saturday.',
    telephone: '0114 496 0162',
    mail: 'carol@hobday.example',
    address: { street: '17 Cutler’s Row', town: 'Sheffield', postcode: 'S8 2QT' },
    since: 1962,
    lastWord: 'Ray still comes in on Fridays to check.',
  },
  opening: {
    heading: 'Sit down. *Look sharp.*',
    lead: 'Three chairs, since 1962.',
    picture: {
      kind: 'drawing',
      name: 'chair',
      alt: 'An oxblood leather barber’s chair on a chequered floor, before a round mirror',
    },
  },
  hours: {
    week: [
      { days: ['Tue', 'Wed', 'Fri'], opens: '08:30', closes: '18:00' },
      { days: ['Thu'], opens: '08:30', closes: '20:00' },
      { days: ['Sat'], opens: '08:00', closes: '16:00' },
    ],
    closed: 'Shut',
    note: 'Last walk-in half an hour before we lock up. Quietest: Wednesday after two.',
  },
  facts: {
    items: [
      { title: 'Walk in', text: 'Tuesday to Saturday, six seats by the window' },
      { title: 'Hot towel', text: 'with every shave, never an extra' },
      { title: 'Cash or card', text: 'and the paper’s on the hook' },
    ],
  },
  prices,
  gallery: {
    heading: 'Ask for it by number',
    lead: 'Ray painted the first chart in 1962 for customers who didn’t know what to call it. It still settles arguments.',
    items: [
      cut('crew', 'Short, even crew cut', 'Crew cut', 'Guard 3, top by scissor'),
      cut('side-part', 'Neat side parting', 'Side part', 'The one from the wedding photo'),
      cut('flat-top', 'High flat top', 'Flat top', 'Spirit level included'),
      cut('quiff', 'Tall swept-back quiff with sideburns', 'Quiff', 'Pomade, Tuesdays, Elvis on'),
      cut('afro', 'Rounded afro with a taper', 'Afro and taper', 'Dez’s chair, number two'),
      cut('bald', 'Bald head with a full beard', 'Bald, bearded', 'Polish extra. Joking'),
      cut('long', 'Chin-length hair tucked behind the ears', 'Long and tidy', 'Two inches off means two'),
      cut('short-back', 'Short back and sides with a moustache', 'Short back & sides', 'The house special'),
    ],
  },
  story: {
    heading: 'Ray handed Carol the good scissors in 2003',
    paragraphs: [
      'Ray Hobday opened with one chair, one mirror and a tea urn. He cut hair here for forty-one years and missed nine days, seven of them for Carol being born in a heatwave.',
      'Carol has kept the chairs, the chart and the price of a neck tidy. She added a card machine, Dez, Tomasz, and a radio that gets more than one station.',
    ],
    pictures: [
      {
        picture: {
          kind: 'drawing',
          name: 'elder',
          alt: 'Portrait of Ray Hobday, white-haired, moustached, in a barber’s jacket',
        },
        caption: 'Ray',
        note: '1962 to 2003',
      },
      {
        picture: {
          kind: 'drawing',
          name: 'quiffed',
          alt: 'Portrait of Carol Hobday with a dark cropped quiff, holding a comb',
        },
        caption: 'Carol',
        note: '2003 to now',
      },
    ],
  },
  people: {
    items: [
      { name: 'Carol Hobday', note: 'Open razor, short back and sides, Tue to Sat' },
      { name: 'Dez Achebe', note: 'Fades, tapers, afro hair, Wed to Sat' },
      { name: 'Tomasz Wilk', note: 'Beards, long hair, nervous children, Thu to Sat' },
    ],
  },
  quotes: {
    heading: 'Said on the way out',
    items: [
      {
        quote: 'I’ve had four jobs, two wives and one barber.',
        author: 'Geoff P.',
        context: 'chair one since 1987',
      },
      {
        quote: 'First place that asked how my hair grows before switching anything on.',
        author: 'Kwame A.',
        context: 'chair two',
      },
      {
        quote:
          'My lad has autism. Tomasz did half the cut with the clippers off, then the rest in a minute flat.',
        author: 'Steph L.',
        context: 'mum of Alfie',
      },
    ],
  },
  questions,
  visit: {
    heading: 'Find us',
    directions:
      'Four minutes from the station, opposite the bakery. Claret sign, navy door, a pole that turns. If you can smell bread you’re facing the wrong way.',
    ways: [
      { title: 'On foot', text: 'Out of the station, down Station Road, left at the smell of bread.' },
      {
        title: 'By bus',
        text: 'The 24 and the 61 stop on Bridge Lane. Say “Hobday’s” and the driver knows.',
      },
      { title: 'By car', text: 'Pay and display behind Bridge Lane. The first hour is free.' },
      { title: 'The step', text: 'One, with a ramp inside the door. Knock and we’ll put it down.' },
    ],
    map: {
      kind: 'photo',
      file: 'map.jpg',
      alt: 'Map: the shop is on Cutler’s Row, between the station and the River Sheaf, opposite the bakery',
    },
    front: {
      kind: 'drawing',
      name: 'shop-front',
      alt: 'The shop front: a claret signboard lettered in brass, a window, a navy door with a pole beside it, and a dog on the step',
    },
  },
  designs: {
    'barbershop-classic': {
      prices: {
        heading: 'Know *before* you sit.',
        lead: 'One price a job, whoever cuts it, painted on the wall and printed here. There’s no small print. It’s a wall.',
        picture: {
          kind: 'drawing',
          name: 'tools',
          alt: 'A barber’s tools laid side by side on a striped towel: comb, scissors, open razor, clippers and brush',
        },
      },
      extras,
      paying: {
        heading: 'How to pay',
        items: [
          { title: 'Card', text: 'any card or a telephone, from 50p up' },
          { title: 'Cash', text: 'exact money gets a nod' },
          { title: 'Never', text: 'a deposit, a membership or a rise without a notice in the window' },
        ],
      },
      invitation: {
        heading: 'Seen enough? *Sit down.*',
        lead: 'Walk in and take a seat by the window, or have us keep one warm.',
      },
      visit: {
        heading: 'Look for *the pole.*',
        lead: 'Four minutes from the station, opposite the bakery. Carol switches the pole on at eight; if it’s turning, we’re cutting.',
      },
      ask: {
        heading: 'Hold me a chair',
        lead: 'For a shave, a Saturday or a certain barber. We ring back the same day to say yes.',
        action: 'Hold a chair',
      },
      notFound: {
        heading: 'Nobody in *this chair.*',
        lead: 'There’s no page at this address. The shop is where it always was, and so is the price list.',
      },
      pages: {
        home: {
          title: 'Hobday & Daughter, barbers on Cutler’s Row, Sheffield',
          description:
            'A three-chair barbershop on Cutler’s Row. Haircuts £19, hot-towel shaves £24, walk in Tuesday to Saturday.',
        },
        prices: {
          title: 'Prices: haircuts, beards and hot-towel shaves · Hobday & Daughter',
          description:
            'Every price on the board: haircut £19, skin fade £22, hot-towel shave £24, the works £39. One price a job, whoever cuts it.',
        },
        'find-us': {
          title: 'Find us, opening hours and how to hold a chair · Hobday & Daughter',
          description:
            '17 Cutler’s Row, Sheffield, four minutes from the station. Open Tuesday to Saturday, late on Thursdays. Walk in, or hold a chair.',
        },
        notFound: {
          title: 'Nobody in this chair · Hobday & Daughter',
          description: 'There is no page at this address. The shop is where it always was.',
        },
      },
    },
  },
} satisfies Stored<Content>;
