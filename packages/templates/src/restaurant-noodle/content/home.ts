import type { SeatCounterProps } from '@awning/ui/sections/SeatCounter';
import { business } from './business.ts';

export const hero = {
  lines: ['It’s all', 'one noodle'],
  lead: 'Nine stools in Newcastle. Wen pulls each bowl from one piece of dough and doesn’t cut it. Neither should you.',
} as const;

export const seats = {
  heading: 'Nine stools. That’s the restaurant.',
  lead: 'Walk in, look along the counter, sit where there’s a gap. Parties of two at most: we’ve tried three and it was a meeting.',
  notes: [
    'By the door. Brisk in February',
    'Best light. Eat, don’t film',
    'Wobbles. Has its fans',
    'Over the broth. Steams glasses',
    'Dead centre. You’ll be talked to',
    'You’ll be doing the talking',
    'Under the fan, in July',
    'Geoff’s, Thursdays',
    'By the wall. First dates, and last ones',
  ],
  terms: `Want to be sure? We hold up to four stools a sitting. Or ring ${business.telephone}: Kev will look round and tell you.`,
} satisfies Pick<SeatCounterProps, 'heading' | 'lead' | 'terms'> & { notes: readonly string[] };

export const eating = {
  heading: 'How to eat here',
  lead: 'It’s long and it’s all attached. There’s a knack.',
  items: [
    { name: 'Find the end', text: 'There are two. Either will do. If you find three, tell Wen.' },
    {
      name: 'Lean right in',
      text: 'Chin over the bowl. Your shirt will thank you. Bibs are 50p and nobody’s too proud.',
    },
    {
      name: 'Slurp, don’t bite',
      text: 'Loud is fine. Loud is how we know. Stop for breath at the halfway egg.',
    },
    {
      name: 'Drink the rest',
      text: 'Both hands, bowl up. When we can see the fish on the bottom, you’ve finished.',
    },
  ],
  drawings: [
    'Chopsticks lift one end of a noodle out of a bowl',
    'Somebody leans close over a bowl',
    'A noodle goes from a bowl into somebody’s mouth',
    'Somebody drinks from a bowl that hides their face',
  ],
} as const;
