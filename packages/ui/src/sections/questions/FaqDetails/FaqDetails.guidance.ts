import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For a few plain answers of a paragraph each, on a page without script.',
    'Where the one asked most should stand open at once.',
  ],
  instead: [
    {
      take: 'FaqAccordion',
      when: 'when an answer is linked to, or holds a list or a link',
    },
    {
      take: 'FactStrip',
      when: 'when the answer is three words',
    },
    {
      take: 'SmallPrint',
      when: 'for terms that have to be read whole',
    },
  ],
  pairs: [
    {
      heading: 'Fold what is looked up, not what has to be read',
      do: 'FirstOpen',
      dont: 'TermsInFolds',
      why: {
        do: 'Each of them asks in the words of a customer, who opens the one that is theirs.',
        dont: 'All but the first are hidden, and only one at a time can be read.',
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
      prop: 'lead',
      writer: 'owner',
      keep: 46,
    },
    {
      prop: 'items[].question',
      writer: 'customer',
      keep: 45,
    },
    {
      prop: 'items[].answer',
      writer: 'owner',
      keep: 80,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'To the next question.',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Opens the answer and closes the one that was open; on an open one, closes it.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Before you ask, region.” The heading is of level 2; with headingLevel={1}, of 1. The questions are no headings.',
    },
    {
      when: 'On a question',
      what: 'What a browser says of its own folds: the question, and whether it is open. The sign is silent.',
    },
    {
      when: 'Without script',
      what: 'The same: the browser does it.',
    },
    {
      when: 'In print',
      what: 'Every answer, by browsers that style what a fold holds; by others, the one that stands open.',
    },
  ],
};
