import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['To ask how well something was liked.'],
  instead: [
    { take: 'Rating', when: 'to show what was given' },
    { take: 'ReviewForm', when: 'for stars with words, ready made' },
  ],
  pairs: [
    {
      heading: 'Say what each number means',
      do: 'Chosen',
      dont: 'NumbersForWords',
      why: {
        do: 'Good is Good in every country.',
        dont: 'Is 1 the best or the worst? It is read as a number, and seen as one.',
      },
    },
  ],
  words: [
    { prop: 'legend', writer: 'designer', keep: 20 },
    { prop: 'words[]', writer: 'designer', keep: 16 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the star that is chosen, or to the first.' },
    { keys: ['ArrowRight', 'ArrowDown'], does: 'Chooses one star more.' },
    { keys: ['ArrowLeft', 'ArrowUp'], does: 'Chooses one star less.' },
    { keys: ['Space'], does: 'Chooses the first, if none is chosen.' },
  ],
  said: [
    { when: 'On a star', what: '“How is it?, group. Good, radio button, 4 of 5.”' },
    {
      when: 'Sent without one',
      what: 'The first star has the focus; the group is described by what is missing.',
    },
    { when: 'Without script', what: 'A star can be chosen, and is sent.' },
  ],
};
