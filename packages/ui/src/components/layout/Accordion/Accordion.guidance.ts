import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For long answers that few read all of, each under its own question.',
    'For the details of a thing that some want and most do not.',
  ],
  instead: [
    { take: 'FaqAccordion', when: 'for questions as a section, with a heading and a way to ask' },
    { take: 'FaqDetails', when: 'on a page without script' },
    { take: 'Tabs', when: 'for two to six things of which one is looked at' },
  ],
  pairs: [
    {
      heading: 'Fold only what is long',
      do: 'Closed',
      dont: 'OneWordAnswers',
      why: {
        do: 'Whole sentences are worth a press.',
        dont: 'A press for one word. Set them out: FactStrip holds such answers.',
      },
    },
  ],
  words: [
    { prop: 'items[].title', writer: 'customer', keep: 60 },
    { prop: 'items[].content', writer: 'owner', keep: 95 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the next title, and to links in an open answer. Closed ones are skipped.' },
    { keys: ['Enter', 'Space'], does: 'Opens it; closes it again.' },
    { keys: ['ArrowDown', 'ArrowUp'], does: 'To the next title, to the one before, and round.' },
    { keys: ['Home', 'End'], does: 'To the first, to the last.' },
  ],
  said: [
    {
      when: 'On a title',
      what: '“How soon will I be open?, button, collapsed”, in a heading of the level given.',
    },
    { when: 'Find in page', what: 'Closed answers are searched too; the one found opens.' },
    { when: 'Without script', what: 'Every answer stands open.' },
    { when: 'In print', what: 'All open, no signs.' },
    { when: 'Less motion', what: 'It opens at once.' },
  ],
};
