import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['In large lettering of your own: a word or a sign in the second colour.'],
  instead: [{ take: 'Lettering', when: 'for a heading that is painted: it brings this' }],
  pairs: [
    {
      heading: 'One mark, or two',
      do: 'OneMark',
      dont: 'EveryWord',
      why: { do: 'The ampersand is what is looked at.', dont: 'With all of it bright, none of it is.' },
    },
  ],
  words: [{ prop: 'children', writer: 'owner', keep: 24 }],
  keys: [],
  said: [{ when: 'Reading', what: 'The words as they are, without asterisks or stress.' }],
};
