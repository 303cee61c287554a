import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'Over a form that was sent and needs another look, with a link to each field.',
    'Over a form or in place of what failed, when there is nothing to put right.',
  ],
  instead: [
    { take: 'FieldFrame', when: 'for the fault itself, at its field: never the summary alone' },
    { take: 'DoneMessage', when: 'when it worked' },
    { take: 'FailureBar', when: 'when part of the page itself did not come' },
  ],
  pairs: [
    {
      heading: 'Say what happened and what did not',
      do: 'NothingToPutRight',
      dont: 'BlamesTheVisitor',
      why: {
        do: 'The first question of whoever pays is whether they paid.',
        dont: 'Invalid tells nobody what to change, nor whether anything was sent.',
      },
    },
  ],
  words: [
    { prop: 'heading', writer: 'designer', keep: 75 },
    { prop: 'problems[].message', writer: 'designer', keep: 45 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the next of the links.' },
    { keys: ['Enter'], does: 'To the field that the link is about.' },
  ],
  said: [
    {
      when: 'With problems',
      what: 'A group named by its heading, not read by itself: give the first faulty field the focus, and that is heard.',
    },
    { when: 'Without', what: 'An alert: “We couldn’t start your payment…”, at once.' },
    {
      when: 'With first',
      what: 'It takes the focus as the page comes: the answer to a form sent without script.',
    },
    { when: 'Without script', what: 'The links lead to the fields all the same.' },
  ],
};
