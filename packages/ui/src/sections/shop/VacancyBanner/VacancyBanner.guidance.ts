import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['Below a shelf, for those who have not found theirs.', 'When what is missing can be asked for.'],
  instead: [
    {
      take: 'Vacancies',
      when: 'for several trades that have nothing yet, each by name',
    },
    {
      take: 'CustomDevelopment',
      when: 'to take the order on the spot',
    },
    {
      take: 'CallToAction',
      when: 'for what the whole page has been leading to',
    },
  ],
  pairs: [
    {
      heading: 'Offer to fill it',
      do: 'Usual',
      dont: 'ComingSoon',
      why: {
        do: 'Whoever is missing something can have it, and knows how.',
        dont: 'They are asked to wait, for nobody knows what.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 26,
    },
    {
      prop: 'lead',
      writer: 'owner',
      keep: 79,
    },
    {
      prop: 'bill.heading',
      writer: 'owner',
      keep: 10,
    },
    {
      prop: 'bill.note',
      writer: 'owner',
      keep: 24,
    },
    {
      prop: 'action.label',
      writer: 'owner',
      keep: 20,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'To the one thing to do.',
    },
    {
      keys: ['Enter'],
      does: 'Goes there.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“We’ll build it for you, region.” The heading is of level 2.',
    },
    {
      when: 'On the window',
      what: 'Silence: what is pasted on it, the words have to say too.',
    },
    {
      when: 'Without script',
      what: 'Nothing is missing.',
    },
  ],
};
