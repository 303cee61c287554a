import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: ['For a part of a page that is seldom wanted, and must be found where it is.'],
  instead: [
    { take: 'FieldFold', when: 'for a part of a form' },
    { take: 'FaqDetails', when: 'for questions and their answers' },
    { take: 'Accordion', when: 'for several of which one is open at a time' },
  ],
  pairs: [],
  words: [
    { prop: 'heading', writer: 'developer', keep: 24 },
    { prop: 'note', writer: 'developer', keep: 24 },
  ],
  keys: [{ keys: ['Enter', 'Space'], does: 'On its heading: opens it, and closes it.' }],
  said: [
    {
      when: 'Arriving',
      what: 'The region has the heading for its name; whether it is open is said with it.',
    },
    { when: 'Without script', what: 'It opens and closes, and is open for who is led to it.' },
    { when: 'In print', what: 'Whole, without the sign that opens it.' },
  ],
};
