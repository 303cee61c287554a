import type { ScoreboardProps } from '../sections/Scoreboard/index.ts';
import type { StatsProps } from '@awning/ui/sections/Stats';

export const hero = {
  word: 'Strong',
  /** The round letter, which a plate stands for. */
  plateAt: 3,
  rest: 'is a skill',
  lead: 'You learn it the way you learned to swim: a bit at a time, with someone watching. Barbell coaching for beginners in Ancoats, Manchester.',
  figure: 'Dee pressing the headline overhead as though it were a loaded barbell',
};

export const place = {
  label: 'The place in numbers',
  items: [
    { value: '6', text: 'people at most, so you get looked at' },
    { value: '45', text: 'minutes, door to door' },
    { value: '0', text: 'mirrors, shouting or before-and-afters' },
  ],
} satisfies StatsProps;

export const whiteboard = {
  heading: 'On the whiteboard',
  rows: [
    {
      value: '100',
      unit: 'kg',
      text: 'I ordered the compost myself and I carried it in myself. All of it.',
      by: 'Ruth, 61, deadlift',
    },
    {
      value: '1',
      unit: 'pull-up',
      text: 'It took nineteen weeks. I rang my sister from the floor.',
      by: 'Anjali, 38, on a Tuesday',
    },
    {
      value: '0',
      unit: 'back pain',
      text: 'Since February. I’d forgotten tying my shoes could be boring.',
      by: 'Marek, 52, drives the 216',
    },
  ],
} satisfies ScoreboardProps;
