import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For few short words, as large as they fit: a poster, a wall, a sign.'],
  instead: [
    { take: 'PosterHead', when: 'with a line beneath' },
    { take: 'Highlight', when: 'for a colour alone' },
    { take: 'HeadingWithLead', when: 'for a heading that is read and not looked at' },
  ],
  pairs: [
    {
      heading: 'Short words, few of them',
      do: 'Poster',
      dont: 'Sentence',
      why: {
        do: 'Four short words, drawn as large as the board.',
        dont: 'It is drawn as small as its longest word asks, and nobody reads it from across the street.',
      },
    },
  ],
  words: [{ prop: 'children', writer: 'owner', keep: 20 }],
  keys: [],
  said: [{ when: 'Reading', what: 'A heading of level 1 or 2, without the asterisks.' }],
};
