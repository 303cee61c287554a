import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'Beside one price, before it is paid: what is in it, what is not, when it comes.',
    'With figures where something was measured, and on which day.',
  ],
  instead: [
    {
      take: 'TierCards',
      when: 'to compare several sizes',
    },
    {
      take: 'FaqAccordion',
      when: 'for answers that take a sentence or two',
    },
    {
      take: 'SmallPrint',
      when: 'for the terms themselves',
    },
  ],
  pairs: [
    {
      heading: 'Say what is not in it, too',
      do: 'WithDaysAndFigures',
      dont: 'NothingLeftOut',
      why: {
        do: 'The sink and the pipe are told before the money, with whom to ring.',
        dont: 'It sounds like everything, until the plumber sends a bill.',
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
      keep: 55,
    },
    {
      prop: 'rows[].subject',
      writer: 'owner',
      keep: 12,
    },
    {
      prop: 'rows[].included',
      writer: 'owner',
      keep: 45,
    },
    {
      prop: 'rows[].excluded',
      writer: 'owner',
      keep: 48,
    },
    {
      prop: 'delivery.heading',
      writer: 'owner',
      keep: 12,
    },
    {
      prop: 'delivery.text',
      writer: 'owner',
      keep: 50,
    },
    {
      prop: 'delivery.note',
      writer: 'owner',
      keep: 24,
    },
    {
      prop: 'figures.heading',
      writer: 'owner',
      keep: 16,
    },
    {
      prop: 'figures.items[].label',
      writer: 'owner',
      keep: 25,
    },
    {
      prop: 'figures.items[].value',
      writer: 'owner',
      keep: 5,
    },
    {
      prop: 'figures.note',
      writer: 'owner',
      keep: 52,
    },
    {
      prop: 'labels.included',
      writer: 'designer',
      keep: 12,
    },
    {
      prop: 'labels.excluded',
      writer: 'designer',
      keep: 16,
    },
  ],
  keys: [],
  said: [
    {
      when: 'Arriving',
      what: '“What the price covers, region.” The heading is of level 2, each subject’s and those on the board of 3.',
    },
    {
      when: 'At a row',
      what: '“Plumbing. In the price: A hole where the pipe comes through. Not in the price: The pipe: ring Maureen.”',
    },
    {
      when: 'The calendar',
      what: 'Its leaves are silent: the sentence under them says the same.',
    },
    {
      when: 'Without script',
      what: 'All of it stands there.',
    },
  ],
};
