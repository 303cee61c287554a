import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For what a thing can do, when each of it takes three words and a sentence.',
    'With four to six signs; one alone is as wide as the wall.',
  ],
  instead: [
    {
      take: 'ServiceList',
      when: 'for what can be had, with or without a price',
    },
    {
      take: 'NumberedGrid',
      when: 'for things in an order',
    },
    {
      take: 'WhyChooseUs',
      when: 'for one claim and what bears it out',
    },
  ],
  pairs: [
    {
      heading: 'Three words, as on a tin',
      do: 'Usual',
      dont: 'SentencesOnSigns',
      why: {
        do: 'Each sign can be read walking past.',
        dont: 'A sentence in the largest letters, and under it the same again: it has to be read twice.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 17,
    },
    {
      prop: 'lead',
      writer: 'owner',
      keep: 60,
    },
    {
      prop: 'action.label',
      writer: 'designer',
      keep: 24,
    },
    {
      prop: 'items[].title',
      writer: 'owner',
      keep: 22,
    },
    {
      prop: 'items[].text',
      writer: 'owner',
      keep: 75,
    },
  ],
  keys: [
    {
      keys: ['Tab', 'Enter'],
      does: 'To the way on beside the heading, then to each sign that leads somewhere; Enter follows it.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“In every window, region.” The heading is of level 2 and each sign’s of 3; with headingLevel={1}, 1 and 2.',
    },
    {
      when: 'On a sign that leads on',
      what: '“No small print, link.” It is one stop, and the whole sign can be pressed.',
    },
    {
      when: 'Without script',
      what: 'All of it stands there.',
    },
    {
      when: 'In print',
      what: 'No sign is cut in two.',
    },
  ],
};
