import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'Under a post that has come to its end: two or three that go with it.',
    'With the action to all of them, for those who want to choose for themselves.',
  ],
  instead: [
    {
      take: 'PostList',
      when: 'for all of them',
    },
    {
      take: 'News',
      when: 'for short pieces that stand on the page itself',
    },
  ],
  pairs: [
    {
      heading: 'Three, and they go with it',
      do: 'Three',
      dont: 'EverythingThereIs',
      why: {
        do: 'Each is a reason to read on, and together they are seen in one look.',
        dont: 'It is the whole board once more, in the place where one should stand out.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 25,
    },
    {
      prop: 'items[].title',
      writer: 'owner',
      keep: 41,
    },
    {
      prop: 'items[].excerpt',
      writer: 'owner',
      keep: 90,
    },
    {
      prop: 'items[].category',
      writer: 'owner',
      keep: 10,
    },
    {
      prop: 'items[].readingTime',
      writer: 'developer',
      keep: 17,
    },
    {
      prop: 'action.label',
      writer: 'designer',
      keep: 14,
    },
  ],
  keys: [
    {
      keys: ['Tab', 'Enter'],
      does: 'To the way to all posts, then to each of these; Enter opens it.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“More from the counter, region.” The heading is of level 2 and each post’s of 3.',
    },
    {
      when: 'On a post',
      what: '“Ask for the review, link.” It is one stop, and the whole notice can be pressed.',
    },
    {
      when: 'Without script',
      what: 'All of it stands there.',
    },
  ],
};
