import type { Stored } from '../../content/content.ts';
import type { Content } from '../schema.ts';
import { prices } from './prices.ts';
import { timetable } from './timetable.ts';
import { questions } from './questions.ts';
import { design } from './design.ts';

/** Dee Okafor, who never was: a strength coach under a railway arch. */
export const sample = {
  version: 2,
  business: {
    name: 'Dee Okafor',
    trade: 'Strength coach',
    line: 'Strength training for people who have never lifted, under a railway arch in Ancoats. One to one £45, small groups £14, first session free.',
    telephone: '0161 496 0147',
    mail: 'dee@arch27.example',
    address: { street: 'Arch 27, Mayes Row', town: 'Ancoats, Manchester', postcode: 'M4\u00a07JD' },
    legal: { name: 'Dee Okafor Strength' },
    lastWord: 'Level 4, insured, and on first-name terms with the physio.',
  },
  opening: {
    heading: 'Strong is a skill',
    lead: 'You learn it the way you learned to swim: a bit at a time, with someone watching. Barbell coaching for beginners in Ancoats, Manchester.',
    picture: {
      kind: 'drawing',
      name: 'pressing',
      alt: 'Dee pressing the headline overhead as though it were a loaded barbell',
    },
  },
  hours: {
    week: [
      { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], opens: '06:00', closes: '20:00' },
      { days: ['Sat'], opens: '09:00', closes: '12:00' },
    ],
    closed: 'Rest',
  },
  prices,
  people: {
    items: [
      {
        name: 'Dee Okafor',
        note: 'All of it, and the kettle',
        facts: [
          'Level 4 strength and conditioning',
          'Pre- and post-natal',
          'GP referral',
          'First aid at work, renewed March',
        ],
      },
    ],
  },
  story: {
    heading: 'I used to be the one holding the coats',
    paragraphs: [
      'At thirty-one I did my back in lifting a photocopier. The physio gave me a barbell and I was furious. Eight months later I carried the same model up two floors, for spite.',
      'I’ve coached for eleven years now: new mums, bus drivers, a bell-ringer, a man of eighty-three. Nobody has ever been too unfit to start.',
    ],
    pictures: [
      {
        picture: {
          kind: 'drawing',
          name: 'arms-folded',
          alt: 'Portrait of Dee Okafor: hair in a high puff, arms folded, a pale training top',
        },
      },
    ],
  },
  timetable,
  vouchers: {
    heading: 'Give somebody a start',
    lead: 'Not a hint. A hint is a gym membership. This is somebody saying: I’ll be there, and so will the kettle.',
    items: [
      { name: 'One session', note: 'Just the two of us, three quarters of an hour.', price: 4500 },
      { name: 'Two of you', note: 'One session for a pair who would never go alone.', price: 5600 },
      { name: 'Bar School', note: 'Six Saturdays in a small group.', price: 8400 },
    ],
    validity: 'Good for a year',
    footnote: 'No names are taken of people who never come.',
  },
  questions,
  visit: {
    heading: 'Arch 27',
    directions:
      'Yellow door, nine minutes from Piccadilly. If you hear a train and a clang, that’s us. Step-free; shower and lockers inside.',
    map: {
      kind: 'photo',
      file: 'map.jpg',
      alt: 'Map: Arch 27 is on Mayes Row under the railway, between the canal and Foundry Street',
    },
  },
  designs: { 'trainer-volt': design },
} satisfies Stored<Content>;
