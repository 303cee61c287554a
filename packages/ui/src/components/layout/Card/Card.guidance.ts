import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For one thing among others of its kind, when the whole of it should lead on.',
    'Without href, to frame a few words.',
  ],
  instead: [
    { take: 'ShelfCard', when: 'for a design in a shop window' },
    { take: 'PostNotice', when: 'for a post' },
    { take: 'SignBoard', when: 'for words on a painted board' },
  ],
  pairs: [
    {
      heading: 'Let the heading name the thing',
      do: 'Usual',
      dont: 'NamedReadMore',
      why: {
        do: 'It is the link’s only name: Evening course.',
        dont: 'In a list of links, six times “Read more”.',
      },
    },
  ],
  words: [{ prop: 'heading', writer: 'owner', keep: 30 }],
  keys: [
    { keys: ['Tab'], does: 'To the card, one stop; then to its actions.' },
    { keys: ['Enter'], does: 'Follows it.' },
  ],
  said: [
    {
      when: 'Reading',
      what: '“Evening course, article”: the heading and its link first, then the kicker and the words, the picture last.',
    },
    { when: 'A card without href', what: 'No link; only its actions can be pressed.' },
    { when: 'Without script', what: 'A plain link.' },
  ],
};
