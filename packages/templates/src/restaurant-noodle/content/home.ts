import type { CounterSeatsProps } from '../sections/CounterSeats/index.ts';
import type { sitters } from '../art/sitters.tsx';
import { business } from './business.ts';

interface Stool {
  note: string;
  /** Somebody sits there. */
  sitter?: keyof typeof sitters;
}

export const hero = {
  lines: ['It’s all', 'one noodle'],
  lead: 'Nine stools in Newcastle. Wen pulls each bowl from one piece of dough and doesn’t cut it. Neither should you.',
} as const;

export const seats = {
  heading: 'Nine stools. That’s the restaurant.',
  lead: 'Walk in, look along the counter, sit where there’s a gap. Parties of two at most: we’ve tried three and it was a meeting.',
  stools: [
    { note: 'By the door. Brisk in February', sitter: 'bun' },
    { note: 'Best light. Eat, don’t film' },
    { note: 'Wobbles. Has its fans' },
    { note: 'Over the broth. Steams glasses', sitter: 'bobble' },
    { note: 'Dead centre. You’ll be talked to', sitter: 'afro' },
    { note: 'You’ll be doing the talking', sitter: 'long' },
    { note: 'Under the fan, in July' },
    { note: 'Geoff’s, Thursdays', sitter: 'bald' },
    { note: 'By the wall. First dates, and last ones' },
  ],
  terms: `Want to be sure? We hold up to four stools a sitting. Or ring ${business.telephone}: Kev will look round and tell you.`,
} satisfies Pick<CounterSeatsProps, 'heading' | 'lead' | 'terms'> & { stools: readonly Stool[] };

export const eating = {
  heading: 'How to eat here',
  lead: 'It’s long and it’s all attached. There’s a knack.',
  items: [
    {
      step: 'findTheEnd',
      label: 'Chopsticks lift one end of a noodle out of a bowl',
      name: 'Find the end',
      text: 'There are two. Either will do. If you find three, tell Wen.',
    },
    {
      step: 'leanIn',
      label: 'Somebody leans close over a bowl',
      name: 'Lean right in',
      text: 'Chin over the bowl. Your shirt will thank you. Bibs are 50p and nobody’s too proud.',
    },
    {
      step: 'slurp',
      label: 'A noodle goes from a bowl into somebody’s mouth',
      name: 'Slurp, don’t bite',
      text: 'Loud is fine. Loud is how we know. Stop for breath at the halfway egg.',
    },
    {
      step: 'drinkTheRest',
      label: 'Somebody drinks from a bowl that hides their face',
      name: 'Drink the rest',
      text: 'Both hands, bowl up. When we can see the fish on the bottom, you’ve finished.',
    },
  ],
} as const;
