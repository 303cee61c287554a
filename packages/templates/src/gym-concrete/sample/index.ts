import type { Stored } from '../../content/content.ts';
import type { Content } from '../schema.ts';
import { prices } from './prices.ts';
import { people } from './people.ts';
import { timetable } from './timetable.ts';
import { questions } from './questions.ts';
import { design } from './design.ts';

/** Minus Two, who never were: a strength gym in a car park. */
export const sample = {
  version: 2,
  business: {
    name: 'Minus Two',
    trade: 'Strength gym',
    line: 'Strength and conditioning in a 1968 multi-storey in Digbeth. Barbells on level −2, beginners on every level, the first hour free.',
    telephone: '0121 496 0202',
    mail: 'booth@minustwo.example',
    address: {
      street: 'Level −2, Fazeley Row Car Park',
      town: 'Digbeth, Birmingham',
      postcode: 'B5\u00a05ZW',
    },
    legal: { name: 'Minus Two Strength & Conditioning' },
    lastWord: 'Opened 1968. Closed to cars below ground since 2009. Nobody is left here at their own risk.',
  },
  opening: {
    heading: 'Lifts to\u00a0all levels',
    lead: 'A strength gym in a 1968 multi-storey in Digbeth, Birmingham. Beginners on every deck, cars on one, platforms at the bottom of the ramp.',
    picture: {
      kind: 'drawing',
      name: 'car-park',
      alt: 'The car park cut open: a sled on the roof, somebody pushing a car on level two, rowing on one, the booth at ground, pull-ups on a pipe below, barbells on minus two',
    },
  },
  hours: {
    heading: 'When the barrier is up',
    week: [
      { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], opens: '06:00', closes: '22:00' },
      { days: ['Sat'], opens: '07:00', closes: '18:00' },
      { days: ['Sun'], opens: '08:00', closes: '14:00' },
    ],
    note: 'Overnight parking is not available. We have asked.',
  },
  prices,
  people,
  story: {
    heading: 'Built for weight',
    paragraphs: [
      'Fazeley Row opened in 1968 with 412 spaces and a ribbon. The lower decks were cast for lorries that never came, so nothing a person can lift has ever bothered them.',
      'By 2009 cars had grown too wide for the ramp and the council roped off everything below ground. Bev, who had the booth, asked what they wanted for it. They wanted somebody to sweep.',
    ],
    pictures: [
      {
        picture: {
          kind: 'photo',
          file: 'hands-over-building-plans.jpg',
          alt: 'Two people in orange high-visibility vests, bent over the plans of a building',
          focus: { x: 30, y: 30 },
          drawing: 'car-park',
        },
      },
    ],
  },
  gallery: {
    heading: 'On the walls',
    items: [
      {
        picture: {
          kind: 'photo',
          file: 'hands-over-building-plans.jpg',
          alt: 'Two people in orange high-visibility vests, bent over the plans of a building',
          focus: { x: 50, y: 30 },
          drawing: 'platform',
        },
        caption: 'New racks',
      },
      {
        picture: {
          kind: 'photo',
          file: 'friendly-spotted-dog.jpg',
          alt: 'A brown and white spotted dog in a red collar, looking pleased to see you',
          focus: { x: 50, y: 40 },
          drawing: 'booth-and-barrier',
        },
        caption: 'Handbrake',
      },
      {
        picture: {
          kind: 'photo',
          file: 'carpentry-tools-on-wall.jpg',
          alt: 'A workshop wall hung with saws, planes, chisels and files, each in its place',
          focus: { x: 50, y: 40 },
          drawing: 'small-car',
        },
        caption: 'Mends the Metro',
      },
    ],
  },
  timetable,
  news: {
    heading: 'On the notice by the lift',
    items: [
      {
        date: '2026-10-05',
        title: 'The lift works',
        text: [
          'It has been mended by a man called Trevor, who says it will not last. The ramp is still the warm-up; nobody is excused.',
        ],
      },
      {
        date: '2026-08-24',
        title: 'A second sled on the roof',
        text: [
          'Welded out of the old exit barrier. It steers no better than it stopped cars.',
          'Bookings as before: first up the ramp.',
        ],
      },
      {
        date: '2026-06-15',
        title: 'Fresh paint in the bays',
        text: ['Orange, two coats. Please don’t deadlift on it before Thursday.'],
      },
    ],
  },
  quotes: {
    heading: 'Left under the wiper',
    items: [
      {
        quote: 'I came to pay a parking fine in 2014 and I’ve never really left.',
        author: 'Denise, 57',
        context: 'deadlifts her own husband',
      },
      {
        quote: 'Best-lit gym in Birmingham. My physio cried, in a good way.',
        author: 'Imran, 34',
        context: 'season ticket',
      },
      {
        quote:
          'Nobody looked at me for a month, which is all I’d asked for. Then I pulled eighty kilos and everybody did.',
        author: 'Steph, 41',
        context: 'level −2, platform five',
      },
    ],
  },
  questions,
  visit: {
    heading: 'Where to turn in',
    directions:
      'Eight minutes on foot from Moor Street, under the viaduct and left at the blue P. If you can see the sky you haven’t arrived.',
    ways: [
      {
        title: 'By bus',
        text: 'The 50 and the 35 stop at the top of the row. Tomasz used to drive one of them.',
      },
      { title: 'By bicycle', text: 'Ride in under the barrier. Racks on level −1.' },
      { title: 'By car', text: 'Level 2, council rates. It does feel like cheating.' },
    ],
    map: {
      kind: 'photo',
      file: 'map.jpg',
      alt: 'Map: the car park stands on Fazeley Row between the railway viaduct and the canal, eight minutes from Moor Street station',
    },
  },
  designs: { 'gym-concrete': design },
} satisfies Stored<Content>;
