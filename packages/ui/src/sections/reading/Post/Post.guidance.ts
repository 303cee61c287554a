import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For one piece to be read, on a page of its own.',
    'With neighbours where there is an older and a newer one; RelatedPosts goes under it.',
  ],
  instead: [
    {
      take: 'News',
      when: 'for short pieces that stand on one page',
    },
    {
      take: 'SmallPrint',
      when: 'for terms',
    },
    {
      take: 'ImageWithText',
      when: 'for a paragraph and a picture on any page',
    },
  ],
  pairs: [
    {
      heading: 'A headline that says it',
      do: 'Usual',
      dont: 'TeaserForAHeadline',
      why: {
        do: 'Whoever reads no further has learnt where the hours belong.',
        dont: 'It hides what it is about, and the first sentence could begin any post.',
      },
    },
  ],
  words: [
    {
      prop: 'title',
      writer: 'owner',
      keep: 45,
    },
    {
      prop: 'category.label',
      writer: 'owner',
      keep: 12,
    },
    {
      prop: 'lead',
      writer: 'owner',
      keep: 125,
    },
    {
      prop: 'author.name',
      writer: 'owner',
      keep: 20,
    },
    {
      prop: 'author.note',
      writer: 'owner',
      keep: 63,
    },
    {
      prop: 'readingTime',
      writer: 'developer',
      keep: 20,
    },
    {
      prop: 'picture.caption',
      writer: 'owner',
      keep: 93,
    },
    {
      prop: 'neighbours.newer.title',
      writer: 'owner',
      keep: 33,
    },
    {
      prop: 'neighbours.older.title',
      writer: 'owner',
      keep: 41,
    },
    {
      prop: 'labels.neighbours',
      writer: 'developer',
      keep: 10,
    },
  ],
  keys: [
    {
      keys: ['Tab', 'Enter'],
      does: 'To the way back, the category, the links in the words, then newer and older; Enter follows.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Put your opening hours where people look, article.” The title is of level 1; the words have theirs from 2 on.',
    },
    {
      when: 'At its end',
      what: '“More posts, navigation.” “Newer Five photographs every shop needs, link.”',
    },
    {
      when: 'The picture never came',
      what: 'Its words stand in its place.',
    },
    {
      when: 'Without script',
      what: 'All of it stands there.',
    },
    {
      when: 'In print',
      what: 'The ways to newer and older are left out.',
    },
  ],
};
