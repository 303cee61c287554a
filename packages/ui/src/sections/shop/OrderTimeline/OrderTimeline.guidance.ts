import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'On the page of an order that takes days, and waits now for one side, now for the other.',
    'When people would otherwise write to ask how far it is.',
  ],
  instead: [
    {
      take: 'StepsGuide',
      when: 'for how it works, before anybody has ordered',
    },
    {
      take: 'OrderSummary',
      when: 'for what was bought and what it came to',
    },
    {
      take: 'StatusPanel',
      when: 'for how one thing went, just now',
    },
  ],
  pairs: [
    {
      heading: 'Say whose turn it is',
      do: 'YourTurn',
      dont: 'StatesOfTheMachine',
      why: {
        do: 'They know that it waits for them, and for what.',
        dont: 'Three words for us. Do they have to do something?',
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
      prop: 'items[].label',
      writer: 'owner',
      keep: 20,
    },
    {
      prop: 'items[].text',
      writer: 'owner',
      keep: 87,
    },
    {
      prop: 'items[].whoseTurn',
      writer: 'designer',
      keep: 10,
    },
    {
      prop: 'note.heading',
      writer: 'owner',
      keep: 17,
    },
    {
      prop: 'note.text',
      writer: 'owner',
      keep: 38,
    },
    {
      prop: 'labels.upcoming',
      writer: 'designer',
      keep: 7,
    },
  ],
  keys: [],
  said: [
    {
      when: 'Arriving',
      what: '“Where it has got to, region.” The heading is of the level that it is given; that of a note is of level 3, or 2 below a 1.',
    },
    {
      when: 'On a step',
      what: '“Done: Ordered.” The one under way is the current step: “Now: In the workshop, Your turn.”',
    },
    {
      when: 'Without colour',
      what: 'A tick, a number in a ring, a number in dashes.',
    },
    {
      when: 'Without script',
      what: 'Nothing is missing.',
    },
    {
      when: 'In print',
      what: 'Left out: the receipt is printed without it.',
    },
  ],
};
