import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'At the top of a desk, for what waits for a person.',
    'When each kind of thing has a list where it is seen to.',
  ],
  instead: [
    {
      take: 'FigureBoard',
      when: 'for how business is doing',
    },
    {
      take: 'Ledger',
      when: 'for the things themselves, line by line',
    },
    {
      take: 'DeskShell',
      when: 'for a number on the tab, wherever one is',
    },
  ],
  pairs: [
    {
      heading: 'Say what is to be done',
      do: 'Usual',
      dont: 'AlertsForNobody',
      why: {
        do: 'A verb: one knows what the click will ask of one.',
        dont: 'Something is the matter, somewhere. All three have to be opened.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'designer',
      keep: 18,
    },
    {
      prop: 'items[].label',
      writer: 'developer',
      keep: 24,
    },
    {
      prop: 'empty',
      writer: 'designer',
      keep: 38,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'From slip to slip, the most urgent first.',
    },
    {
      keys: ['Enter'],
      does: 'Goes where it is seen to.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“What waits for you, region.” The heading is of level 2.',
    },
    {
      when: 'On a slip',
      what: '“2 orders to start, link.” The spike is silent.',
    },
    {
      when: 'When nothing waits',
      what: 'The sentence of empty is read in their place.',
    },
    {
      when: 'Without script',
      what: 'Nothing is missing.',
    },
    {
      when: 'Less motion',
      what: 'A slip turns at once under the pointer.',
    },
  ],
};
