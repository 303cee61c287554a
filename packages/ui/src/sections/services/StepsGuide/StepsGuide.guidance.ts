import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For what happens from here to there, before somebody sets out: three steps are remembered.',
    'With the way to begin beside the heading, or with a step that leads on itself.',
  ],
  instead: [
    {
      take: 'OrderTimeline',
      when: 'for an order that is under way',
    },
    {
      take: 'NumberedGrid',
      when: 'for a chart that nobody has to go through',
    },
    {
      take: 'ImageWithText',
      when: 'for how one thing is done, beside a picture of it',
    },
  ],
  pairs: [
    {
      heading: 'Say what the visitor does',
      do: 'Usual',
      dont: 'WhatWeDo',
      why: {
        do: 'Pick, tell, turn round: each begins with what to do.',
        dont: 'It is how the office is run. Nobody learns what is asked of them.',
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
      prop: 'lead',
      writer: 'owner',
      keep: 40,
    },
    {
      prop: 'action.label',
      writer: 'designer',
      keep: 22,
    },
    {
      prop: 'items[].title',
      writer: 'owner',
      keep: 22,
    },
    {
      prop: 'items[].text',
      writer: 'owner',
      keep: 80,
    },
    {
      prop: 'items[].duration',
      writer: 'owner',
      keep: 14,
    },
  ],
  keys: [
    {
      keys: ['Tab', 'Enter'],
      does: 'To the way to begin, then to each step that leads somewhere; Enter follows it.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Three shutters to raise, region.” The heading is of level 2 and each step’s of 3; with headingLevel={1}, 1 and 2.',
    },
    {
      when: 'The numbers',
      what: 'Silent as they are painted; the list is an ordered one and counts for itself. The scenes are silent too.',
    },
    {
      when: 'Without script',
      what: 'All of it stands there; the shutters rise as the page is scrolled, where the browser can.',
    },
    {
      when: 'In print',
      what: 'The shutters are left out and the numbers printed; no step is cut in two.',
    },
    {
      when: 'Less motion',
      what: 'The shutters are up from the start.',
    },
  ],
};
