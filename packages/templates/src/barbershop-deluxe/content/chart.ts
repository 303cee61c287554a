import type { beardHeads } from '../art/chins.tsx';
import type { cutHeads } from '../art/cuts.tsx';
import type { Pair } from '../sections/PairList/index.ts';

export interface Look<Head> {
  head: Head;
  name: string;
  note: string;
  /** What the drawing shows. */
  label: string;
}

export const chart = {
  heading: 'Ask for it by number',
  lead: 'Left is how it comes in. Right is how it goes out. Nobody has ever asked for the left.',
  all: 'See all eight',
};

export const chartPage = {
  title: 'Haircut chart',
  lead: 'Eight, of course. Say the number, and we will say whether your hair agrees.',
  aside: 'Left is how it comes in, right is how it goes out.',
  heading: 'All eight',
};

/** In the order of their numbers, from 1. */
export const cuts: readonly Look<keyof typeof cutHeads>[] = [
  {
    head: 'sideParting',
    name: 'Side parting',
    note: 'For weddings, courts and mothers',
    label: 'Left, a curly mop; right, a neat side parting',
  },
  {
    head: 'highTop',
    name: 'High top',
    note: 'Ava brings the spirit level',
    label: 'Left, a shapeless afro; right, a squared high top with faded sides',
  },
  {
    head: 'bob',
    name: 'The bob',
    note: 'To the jaw, and not a hair below',
    label: 'Left, long tangled hair; right, a bob to the jaw with a fringe',
  },
  {
    head: 'frenchCrop',
    name: 'French crop',
    note: 'For hair that is thinking of leaving',
    label: 'Left, frizzy curls; right, a short crop with a ragged fringe',
  },
  {
    head: 'midFade',
    name: 'Mid fade',
    note: 'Fades like the last chord of a good song',
    label: 'Left, a grown-out helmet of hair; right, faded sides and a short top',
  },
  {
    head: 'buzz',
    name: 'Buzz',
    note: 'Fifteen minutes, two opinions',
    label: 'Left, lank hair to the shoulder; right, a clipped head',
  },
  {
    head: 'slickBack',
    name: 'Slick back',
    note: 'Otto’s own, since 1979',
    label: 'Left, grey hair hanging like curtains; right, the same hair combed straight back',
  },
  {
    head: 'baldAndBearded',
    name: 'Bald, bearded',
    note: 'You will wonder why you fought it',
    label: 'Left, a combed-over crown and a ragged beard; right, a shaved head and a trimmed beard',
  },
];

export const beards: readonly Look<keyof typeof beardHeads>[] = [
  {
    head: 'cleanShave',
    name: 'Clean shave',
    note: 'There was a chin in there',
    label: 'Left, a wild beard; right, a bare chin',
  },
  {
    head: 'boxedBeard',
    name: 'Boxed beard',
    note: 'Two straight lines and a corner',
    label: 'Left, a wild beard; right, a short beard with a straight cheek line',
  },
  {
    head: 'moustache',
    name: 'Moustache',
    note: 'A commitment. We provide the wax',
    label: 'Left, stubble all over; right, a moustache and nothing else',
  },
  {
    head: 'fullBeard',
    name: 'The full Tam',
    note: 'Eight months, and worth seven of them',
    label: 'Left, a ragged beard; right, a full beard cut to one smooth curve',
  },
];

export const whichOne = {
  heading: 'Which one is mine?',
  lead: 'Your hair has a vote. So have you, and yours counts double.',
  pairs: [
    {
      term: 'Fine and straight',
      text: 'Number 1 or 7. Leave weight in it, and let it think it was its own idea.',
    },
    {
      term: 'Curly, and proud of it',
      text: 'Number 2 or 4. Cut dry, curl by curl, so that it cannot surprise you in the morning.',
    },
    { term: 'Going on top', text: 'Number 4, then 6, then 8, in that order. Nobody has ever gone back.' },
    {
      term: 'Growing it out',
      text: 'Towards number 3. Come every eight weeks; we only take what is in your way.',
    },
    {
      term: 'I have a photograph',
      text: 'Bring it. Bring one you like of yourself as well; it tells us more.',
    },
  ] satisfies readonly Pair[],
};
