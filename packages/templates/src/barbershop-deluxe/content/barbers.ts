import type { Pair } from '../sections/PairList/index.ts';
import type { QuotePair } from '../sections/QuotePairs/index.ts';

export interface Barber {
  name: string;
  chair: string;
  /** In the list of all three. */
  text: string;
  portrait: string;
  lead: string;
  book: string;
  /** The way to their page. */
  page: string;
  others: string;
  story: { heading: string; pairs: readonly Pair[] };
  chart: string;
  /** What to ask them for, by number: of a haircut, or of a chin. */
  numbers: readonly number[];
  board: string;
  said: readonly QuotePair[];
}

export const barbers = {
  otto: {
    name: 'Otto',
    chair: 'Chair one, Tuesday to Saturday',
    text: 'Scissors, side partings and anybody over sixty. Eighth child of eight, at number eight.',
    portrait: 'Portrait of Otto: grey hair combed straight back, round glasses, a large moustache',
    lead: 'Ottavio Conti has had scissors in his hand since his feet first reached the footrest.',
    book: 'Book with Otto',
    page: 'More of Otto',
    others: 'The other two',
    story: {
      heading: 'Eighth of eight',
      pairs: [
        {
          term: 'Why Otto?',
          text: 'It is eight in Italian and short for Ottavio, and there were seven before him. The shop is at number 8 and opened on the eighth of August 2008, which took some waiting for.',
        },
        {
          term: 'Where he learned',
          text: 'In his father’s shop in Largs, on a crate, with a broom. He was given a comb at nine and scissors at fourteen, and has lost neither.',
        },
        {
          term: 'What to ask for',
          text: 'Number 1 or number 7. Anything with a parting. Anything your grandfather would have nodded at.',
        },
        { term: 'What not to ask for', text: 'A lightning bolt. Ava does lightning bolts.' },
        {
          term: 'When',
          text: 'Tuesday to Saturday, one till nine. After nine he does the books, and sings.',
        },
      ],
    },
    chart: 'From Otto’s comb',
    numbers: [1, 3, 6, 7],
    board: 'In chair one',
    said: [
      {
        before: 'My last barber retired.',
        after: 'Don’t you dare.',
        author: 'Mr Lennox, chair one since 2009',
      },
    ],
  },
  ava: {
    name: 'Ava',
    chair: 'Chair two, Wednesday to Saturday',
    text: 'Fades, twists, line-ups, and the straightest edge on either bank of the Clyde.',
    portrait: 'Portrait of Ava: close-cropped hair with a line shaved into it, and two large hoops',
    lead: 'Ava Adeyemi cuts edges you could hang a picture by.',
    book: 'Book with Ava',
    page: 'More of Ava',
    others: 'The other two',
    story: {
      heading: 'The same both ends',
      pairs: [
        {
          term: 'Where she learned',
          text: 'Lagos, then Peckham, then here in 2017, on a week’s trial that nobody remembered to end.',
        },
        {
          term: 'What to ask for',
          text: 'Numbers 2, 4, 5 and 6. Twists, tapers, line-ups, and a lightning bolt if you must.',
        },
        {
          term: 'Can’t sit still?',
          text: 'Hers is the chair for anyone who cannot. She cuts round them, like a hedge round a cat.',
        },
        {
          term: 'Would rather not talk?',
          text: 'Say “quiet” when you book. She will not say another word until “there”.',
        },
        { term: 'When', text: 'Wednesday to Saturday, one till eleven. Tuesdays she boxes.' },
      ],
    },
    chart: 'From Ava’s clippers',
    numbers: [2, 4, 5, 6],
    board: 'In chair two',
    said: [
      {
        before: 'I’ve been cutting it myself.',
        after: 'I know. You told everybody by walking in.',
        author: 'Femi O., and Ava, in that order',
      },
    ],
  },
  tam: {
    name: 'Tam',
    chair: 'Chair three, Thursday to Saturday',
    text: 'Shaves and beards. Nineteen years on the night bus: nothing you say at half past ten will shock him.',
    portrait: 'Portrait of Tam: a shaved head, pink cheeks and a full ginger beard',
    lead: 'Tam Gilchrist drove the night bus for nineteen years and shaved in lay-bys.',
    book: 'Book with Tam',
    page: 'More of Tam',
    others: 'The other two',
    story: {
      heading: 'Mat in the mirror',
      pairs: [
        {
          term: 'Before this',
          text: 'The night bus, terminus to terminus, ten in the evening till six. He knows who is out at this hour, and why.',
        },
        {
          term: 'Why shaves?',
          text: 'A passenger left a razor on the top deck in 2013. Nobody claimed it. He took a class, so as to deserve it.',
        },
        {
          term: 'The beard',
          text: 'His own. It is trimmed on the first of the month, by Ava, and there is a small audience.',
        },
        {
          term: 'What to ask for',
          text: 'A hot-towel shave, if you have forty minutes. A beard trim, if you have twenty. Directions, at any time.',
        },
        { term: 'When', text: 'Thursday to Saturday, three till eleven.' },
      ],
    },
    chart: 'From Tam’s razor',
    numbers: [1, 2, 3, 4],
    board: 'In chair three',
    said: [
      {
        before: 'I’m a bit nervous of the razor.',
        after: 'Wake me when it’s over. Oh.',
        author: 'Grant D., forty minutes later',
      },
    ],
  },
} satisfies Record<string, Barber>;
