import type { GradeChartProps } from '../sections/GradeChart/index.ts';
import type { LeadQuotesProps } from '@awning/ui/sections/LeadQuotes';

export const hero = {
  eyebrow: 'Bouldering in the old bus garage, Wisbech',
  heading: 'The only *hill* for miles',
  lead: 'Four and a half metres, which round here is a view. No ropes, no partner, no booking: shoes on, up you go. If you get lost, follow the tangerine.',
  figure: 'A climber hangs from the overhang by one hand and reaches for a tangerine hold with the other',
};

export const grades = {
  heading: 'How hard is it?',
  lead: 'The colour of a hold says how hard the route is, and so does its shape. Pick one colour, use only that, start sitting down. That’s the whole sport.',
  grades: [
    {
      name: 'Mint',
      shape: 'jug',
      paint: 'paper4',
      measure: 'Round holds · 34 routes',
      text: 'A ladder with ideas. If you got upstairs this morning, you’ve trained.',
    },
    {
      name: 'Pink',
      shape: 'brick',
      paint: 'paper1',
      measure: 'Square holds · 41 routes',
      text: 'Your second visit. Feet start to matter and you’ll say so.',
    },
    {
      name: 'Tangerine',
      shape: 'wedge',
      paint: 'paper2',
      measure: 'Pointed · 38 routes',
      text: 'Where most of Thursday night lives, some of it for years.',
    },
    {
      name: 'Cobalt',
      shape: 'pinch',
      paint: 'paper3',
      measure: 'Tall, pinched in · 22 routes',
      text: 'Bring a plan. Then bring the plan you make after that one.',
    },
    {
      name: 'Plum',
      shape: 'crimp',
      paint: 'paper5',
      measure: 'Thin edges · 9 routes',
      text: 'Set by Tom on a bad day. Two of them are still unclimbed, by Tom.',
    },
  ],
} satisfies GradeChartProps;

export const bev = {
  heading: 'Bev still says “hold tight”',
  portrait:
    'Portrait of Bev: silver fringe, big pink glasses, a plum fleece and a ticket machine on its strap',
  paragraphs: [
    'Bev Larter drove the 505 to March for nineteen years and parked it in Bay Four. When the garage shut she kept the keys, nobody being left to give them to.',
    'Now Bay Four is the big overhang and Bev is the desk. She’ll find you shoes, tell you where the toilets are and ring the bell when you get to the top. She means it kindly. It is very loud.',
  ],
  facts: ['Twelve bays', '144 routes', 'New ones every second Tuesday', 'Step-free to the mats'],
};

export const heard = {
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
} satisfies LeadQuotesProps;
