import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['In a list of posts, one for each, pinned to a board or pegged to a line.'],
  instead: [
    { take: 'Card', when: 'for things that are not posts' },
    { take: 'Postcard', when: 'for what a customer wrote' },
  ],
  pairs: [],
  words: [
    { prop: 'title', writer: 'owner', keep: 21 },
    { prop: 'category', writer: 'owner', keep: 14 },
    { prop: 'excerpt', writer: 'owner', keep: 68 },
    { prop: 'readingTime', writer: 'designer', keep: 16 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the notice: one stop.' },
    { keys: ['Enter'], does: 'Opens the post.' },
  ],
  said: [
    {
      when: 'Reading',
      what: 'An article named by its title; the title is a heading and the only link, then category, date, excerpt and picture.',
    },
    { when: 'Less motion', what: 'It hangs straight at once when it is pointed at.' },
  ],
};
