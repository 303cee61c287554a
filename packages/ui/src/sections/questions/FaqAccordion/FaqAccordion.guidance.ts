import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'Below prices or beside a form, for the questions that stand between a visitor and the button.',
    'When somebody will be sent a link to one answer.',
    'When an answer holds a list, a link or a second paragraph.',
  ],
  instead: [
    { take: 'FaqDetails', when: 'for a few plain answers on a page without script' },
    { take: 'FactStrip', when: 'when the answer is three words: nobody should press for it' },
    { take: 'SmallPrint', when: 'for terms that have to be read whole' },
  ],
  pairs: [
    {
      heading: 'Ask it as a customer would',
      do: 'Usual',
      dont: 'LabelsForQuestions',
      why: {
        do: 'People look for their own words, and so does find-in-page.',
        dont: 'A label hides the question. Nobody knows which one to press.',
      },
    },
    {
      heading: 'Answer first, then say why',
      do: 'FirstOpen',
      dont: 'AnswerLast',
      why: {
        do: 'Most read the first four words. Let them be the answer.',
        dont: 'They pressed for a time and still have none.',
      },
    },
  ],
  words: [
    { prop: 'heading', writer: 'owner', keep: 40 },
    { prop: 'lead', writer: 'owner', keep: 80 },
    { prop: 'items[].question', writer: 'customer', keep: 60 },
    { prop: 'items[].answer', writer: 'owner', keep: 115 },
    { prop: 'action.label', writer: 'designer', keep: 24 },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'To the next question, and to links in an open answer. Closed answers are skipped.',
    },
    { keys: ['Enter', 'Space'], does: 'Opens the answer; closes it again.' },
    { keys: ['ArrowDown', 'ArrowUp'], does: 'To the next question, to the one before.' },
    { keys: ['Home', 'End'], does: 'To the first question, to the last.' },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Questions over the counter, region.” The heading is of level 2 and each question of level 3; with headingLevel={1}, 1 and 2.',
    },
    { when: 'On a question', what: '“How soon will I be open?, button, collapsed.” The sign is silent.' },
    { when: 'After Enter', what: '“Expanded.” Focus stays on the question; the answer is next to be read.' },
    { when: 'Find in page', what: 'Closed answers are searched too; the one found opens.' },
    { when: 'Without script', what: 'Every answer stands open; there is nothing to press.' },
    { when: 'In print', what: 'All open, no signs, no question cut from its answer.' },
    { when: 'Less motion', what: 'Opens at once, without unfolding.' },
  ],
};
