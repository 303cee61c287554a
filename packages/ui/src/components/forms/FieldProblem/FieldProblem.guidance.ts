import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['Beside a control of your own that FieldFrame cannot hold.'],
  instead: [
    { take: 'FieldFrame', when: 'for every other control: it says what is wrong by itself' },
    { take: 'ErrorSummary', when: 'over a form, to lead to what is wrong' },
    { take: 'ProblemSlot', when: 'where a script that stands alone finds what is wrong' },
  ],
  pairs: [
    {
      heading: 'Say what to change',
      do: 'Usual',
      dont: 'SaysInvalid',
      why: {
        do: 'Whoever reads it knows what is missing.',
        dont: 'Invalid is a verdict. They had a reason to type what they typed.',
      },
    },
  ],
  words: [{ prop: 'children', writer: 'designer', keep: 50 }],
  keys: [],
  said: [
    { when: 'On the field', what: 'Its words, where the field is described by its id; not by themselves.' },
    { when: 'Seen', what: 'With a mark, for those who do not see red.' },
  ],
};
