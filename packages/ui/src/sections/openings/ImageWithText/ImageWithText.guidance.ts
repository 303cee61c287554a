import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'When a picture and what is to be said of it are worth half of the screen each.',
    'For how a thing is done: a few steps beside a drawing of it.',
    'With headingLevel={1}, to open a page about one person.',
  ],
  instead: [
    {
      take: 'PictureBand',
      when: 'for a picture that needs no words',
    },
    {
      take: 'Team',
      when: 'for several people, and whom to ask for what',
    },
    {
      take: 'StepsGuide',
      when: 'for what a customer goes through from here to there',
    },
  ],
  pairs: [
    {
      heading: 'Two short paragraphs, then facts',
      do: 'WithFacts',
      dont: 'WallOfWords',
      why: {
        do: 'It is told as one would tell it, and the papers can be taken in at a glance.',
        dont: 'It is longer than the picture is high, and says nothing that could be photographed.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 40,
    },
    {
      prop: 'number.value',
      writer: 'designer',
      keep: 5,
    },
    {
      prop: 'number.unit',
      writer: 'owner',
      keep: 12,
    },
    {
      prop: 'paragraphs[]',
      writer: 'owner',
      keep: 100,
    },
    {
      prop: 'steps[]',
      writer: 'owner',
      keep: 40,
    },
    {
      prop: 'facts[]',
      writer: 'owner',
      keep: 35,
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
      what: '“I used to be the one holding the coats, region.” The heading is of level 2; with headingLevel={1}, of 1.',
    },
    {
      when: 'The drawing',
      what: 'Read first, by its own name, on whichever side it stands.',
    },
    {
      when: 'The steps',
      what: 'An ordered list; the large numbers beside them are silent.',
    },
    {
      when: 'No drawing',
      what: 'The words take the whole width.',
    },
    {
      when: 'Without script',
      what: 'All of it stands there.',
    },
  ],
};
