import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: [
    'For what happened lately, when it takes a paragraph or two and comes a few times a year.',
    'With the newest alone, and an action that leads to the rest.',
  ],
  instead: [
    {
      take: 'PostList',
      when: 'for a whole blog, to be searched',
    },
    {
      take: 'AnnouncementBar',
      when: 'for one sentence about today',
    },
    {
      take: 'Post',
      when: 'for a piece with a page of its own',
    },
  ],
  pairs: [
    {
      heading: 'Something happened',
      do: 'Usual',
      dont: 'NothingNew',
      why: {
        do: 'A chair, who stands behind it, and from which day: a customer can act on it.',
        dont: 'It has nothing to tell, and a date that gets older every day.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 20,
    },
    {
      prop: 'lead',
      writer: 'owner',
      keep: 51,
    },
    {
      prop: 'items[].title',
      writer: 'owner',
      keep: 40,
    },
    {
      prop: 'items[].date.text',
      writer: 'owner',
      keep: 18,
    },
    {
      prop: 'items[].text[]',
      writer: 'owner',
      keep: 100,
    },
    {
      prop: 'actions[].label',
      writer: 'designer',
      keep: 12,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'To each of the older pieces, then to the way on.',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On an older piece: unfolds it; folds it again. The others stay as they are.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“What is new, region.” The heading is of level 2 and each title of 3; with headingLevel={1}, 1 and 2.',
    },
    {
      when: 'The newest',
      what: 'An article by its title, at full length.',
    },
    {
      when: 'Led to an older piece',
      what: 'It is unfolded by the browser, before any script.',
    },
    {
      when: 'Without script',
      what: 'It folds and unfolds all the same.',
    },
    {
      when: 'In print',
      what: 'Every piece at full length, by browsers that style what a fold holds; by others, what is folded by its date and title alone.',
    },
  ],
};
