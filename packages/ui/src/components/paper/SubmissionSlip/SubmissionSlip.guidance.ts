import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['On the desk, for what a stranger wrote: a message, a review, with what can be done about it.'],
  instead: [
    { take: 'Postcard', when: 'for a customer’s words that visitors read' },
    { take: 'RecordDetail', when: 'for an order or an account' },
  ],
  pairs: [],
  words: [
    { prop: 'heading', writer: 'customer', keep: 40 },
    { prop: 'text', writer: 'customer', keep: 600 },
    { prop: 'facts[].label', writer: 'designer', keep: 7 },
    { prop: 'labels.unfold', writer: 'designer', keep: 14 },
    { prop: 'labels.fold', writer: 'designer', keep: 10 },
    { prop: 'problem', writer: 'designer', keep: 45 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To links in the facts, what unfolds a long message, then the actions.' },
    { keys: ['Enter', 'Space'], does: 'Unfolds it, or folds it up; the focus stays.' },
  ],
  said: [
    { when: 'Reading', what: '“A stall at the market, article”, with a heading of the level given.' },
    {
      when: 'More than 600 characters',
      what: 'The first of them and “…”; the rest at a press of “Read all of it, button, collapsed”.',
    },
    { when: 'In print, or without script', what: 'All of it.' },
    { when: 'When something did not work', what: 'Why, as an alert.' },
    { when: 'Another script', what: 'Heading and words run the way they are written.' },
  ],
};
