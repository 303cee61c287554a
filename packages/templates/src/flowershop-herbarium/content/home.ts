import type { PressStackProps } from '../sections/PressStack/index.ts';
import type { RulerStepsProps } from '../sections/RulerSteps/index.ts';
import { collection } from './business.ts';

export const hero = {
  heading: 'Alive this morning',
  lead: 'One of everything we sell is pressed, mounted and labelled, so you can see what you’re getting. The rest are in buckets.',
  specimen: 'A pressed larkspur, indigo, strapped to the sheet with strips of gummed linen',
};

export const press = {
  heading: 'What is in the press',
  lead: 'The first of each kind goes between the boards; by the time it’s flat, the rest are ready to sell. So this is next week, near enough.',
  layers: [
    { name: 'Astrantia major', nameLanguage: 'la', note: 'Masterwort', due: 'Thursday' },
    { name: 'Eryngium planum', nameLanguage: 'la', note: 'Sea holly. Gloves provided', due: 'Friday' },
    { name: 'Ammi majus', nameLanguage: 'la', note: 'Bishop’s flower', due: 'Saturday' },
    {
      name: 'Dahlia pinnata',
      nameLanguage: 'la',
      note: 'Dahlia, the small dark one',
      due: 'First week of August',
    },
    {
      name: 'Incertae sedis',
      nameLanguage: 'la',
      note: 'Out of Mr Pargeter’s drawer, 1931. We sowed it to see',
      due: 'When we know',
    },
  ],
} satisfies PressStackProps;

export const collector = {
  heading: 'Everything I looked after was already dead',
  paragraphs: [
    'I mounted plants for a university for eleven years. Lovely work. Nothing in the building had been wet since 1880.',
    'Then Pargeter & Sons shut, who’d sold seed on this street for a hundred and thirty years and left all their cabinets behind. I took those, the green door, and an acre and a half up the hill at Caversham.',
    'I still press one of everything. It’s how I tell you what’s in the bucket without calling it gorgeous.',
  ],
  portrait: 'Mina Sabry: round glasses, a pencil through her hair, a scabious behind one ear, a green apron',
  label: {
    collection,
    name: 'Homo sapiens',
    nameLanguage: 'la',
    commonName: 'Mina Sabry, florist',
    lines: ['Found past the buckets, on the left', 'Habit upright until about four'],
    price: 'Advice: no charge',
  },
  number: 'No. 0000',
};

export const pressYourOwn = {
  heading: 'Press your own',
  lead: 'Any flower, any two boards. A telephone directory was best; a cookery book will do.',
  unit: 'days',
  steps: [
    {
      at: 0,
      name: 'Cut it dry',
      text: 'After ten, before it’s all the way open. Wet flowers go brown and hold it against you.',
    },
    {
      at: 1,
      name: 'Change the paper',
      text: 'Yes, already. Tease the petals out while they’ll still listen.',
    },
    {
      at: 4,
      name: 'Change it again',
      text: 'And put something heavier on top. This is what encyclopaedias were for.',
    },
    {
      at: 21,
      name: 'Open it',
      text: 'Lift it with a knife. If it’s blue, you did it right. If it’s brown, say it’s a fern.',
    },
  ],
} satisfies RulerStepsProps;
