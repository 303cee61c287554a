import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'At the foot of a page, once everything has been said and one thing is left to do.',
    'Once between two long parts, for those who have read enough.',
  ],
  instead: [
    {
      take: 'Hero',
      when: 'to open a page: this heading is of level 2',
    },
    {
      take: 'AnnouncementBar',
      when: 'for news of today',
    },
    {
      take: 'CustomDevelopment',
      when: 'where the order itself is taken down',
    },
  ],
  pairs: [
    {
      heading: 'Ask for one thing, as across a counter',
      do: 'TwoWaysOn',
      dont: 'AsksForEverything',
      why: {
        do: 'It names the trouble and the way out of it; the telephone is for those who would rather.',
        dont: 'Three wishes and two buttons that do not say what happens.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 30,
    },
    {
      prop: 'lead',
      writer: 'owner',
      keep: 40,
    },
    {
      prop: 'actions[].label',
      writer: 'designer',
      keep: 24,
    },
  ],
  keys: [
    {
      keys: ['Tab', 'Enter'],
      does: 'To the first way on, then to the second; Enter takes it.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“It squeaks. We know why., region.” The heading is of level 2; the asterisks are not read.',
    },
    {
      when: 'The drawing',
      what: 'Never read: what it shows, the words have said.',
    },
    {
      when: 'Without script',
      what: 'All of it stands there.',
    },
  ],
};
