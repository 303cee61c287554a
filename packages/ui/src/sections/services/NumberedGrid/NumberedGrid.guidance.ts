import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For a few things to be pointed at on a wall, in the order in which they are done or read.',
    'With marks of their own where the number is more than a place: a minute, a weight.',
  ],
  instead: [
    {
      take: 'StepsGuide',
      when: 'for what a customer does, with a way to begin',
    },
    {
      take: 'FeatureGrid',
      when: 'when nothing comes first',
    },
    {
      take: 'Stats',
      when: 'for what has been counted',
    },
  ],
  pairs: [
    {
      heading: 'Let the number mean something',
      do: 'NumbersAlone',
      dont: 'NumberedValues',
      why: {
        do: 'Minutes of the first visit: they could stand in no other order.',
        dont: 'None of them comes first. The numbers promise an order that is not there.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 28,
    },
    {
      prop: 'lead',
      writer: 'owner',
      keep: 25,
    },
    {
      prop: 'items[].mark',
      writer: 'owner',
      keep: 2,
    },
    {
      prop: 'items[].name',
      writer: 'owner',
      keep: 14,
    },
    {
      prop: 'items[].text',
      writer: 'owner',
      keep: 55,
    },
  ],
  keys: [],
  said: [
    {
      when: 'Arriving',
      what: '“The first forty-five minutes, region.” The heading is of level 2 and each name of 3; with headingLevel={1}, 1 and 2.',
    },
    {
      when: 'The list',
      what: 'Ordered; unordered once one of them has a mark of its own, for then the mark says more than the place.',
    },
    {
      when: 'The drawings',
      what: 'Read by their own names, each before the name of the thing.',
    },
    {
      when: 'Without script',
      what: 'All of it stands there.',
    },
  ],
};
