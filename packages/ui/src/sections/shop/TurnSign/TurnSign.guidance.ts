import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: ['At the top of what two sides work on in turn: who moves next, and the one thing to do.'],
  instead: [
    { take: 'StatusPanel', when: 'for how something went' },
    { take: 'OrderTimeline', when: 'for how far it is' },
  ],
  pairs: [
    {
      heading: 'Say what to do, not how it stands',
      do: 'YourTurn',
      dont: 'Status',
      why: {
        do: 'One sentence, and one button that does it.',
        dont: 'Waiting for whom? Nobody knows whether to act.',
      },
    },
  ],
  words: [
    { prop: 'sign', writer: 'designer', keep: 10 },
    { prop: 'heading', writer: 'designer', keep: 50 },
    { prop: 'facts', writer: 'designer', keep: 43 },
    { prop: 'lead', writer: 'designer', keep: 47 },
    { prop: 'action.label', writer: 'designer', keep: 24 },
    { prop: 'second.label', writer: 'designer', keep: 24 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the one thing to do.' },
    { keys: ['Enter'], does: 'Follows it.' },
  ],
  said: [
    { when: 'Arriving', what: 'The region has the sentence for its name; the sign is read before it.' },
    { when: 'Without script', what: 'The same.' },
  ],
};
