import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For what an author wrote: a post, a policy, a page about the shop.'],
  instead: [
    { take: 'SmallPrint', when: 'for terms, with contents to choose from' },
    { take: 'Post', when: 'for a post with its head and foot' },
  ],
  pairs: [],
  words: [],
  keys: [{ keys: ['Tab'], does: 'To the links in it.' }],
  said: [
    { when: 'Reading', what: 'The elements as they were written: headings, lists, quotes, tables.' },
    {
      when: 'Without children',
      what: 'What the server wrote stays as it stands, and need not be fetched again.',
    },
  ],
};
