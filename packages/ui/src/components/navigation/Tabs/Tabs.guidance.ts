import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For two to six panels of one kind, of which one is looked at: sizes, days, branches.'],
  instead: [
    { take: 'Accordion', when: 'when several may be compared, or titles are long' },
    { take: 'ChoiceTabs', when: 'to narrow a list down' },
    { take: 'StepsGuide', when: 'for what is read in order' },
  ],
  pairs: [
    {
      heading: 'Not for what is read in order',
      do: 'Usual',
      dont: 'StepsInTabs',
      why: {
        do: 'Each stands by itself: nobody need look at all.',
        dont: 'The second step is out of sight, and whoever stops at the first is not told.',
      },
    },
  ],
  words: [
    { prop: 'label', writer: 'designer', keep: 30 },
    { prop: 'tabs[].label', writer: 'owner', keep: 14 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the sign in front, then to its panel.' },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      does: 'To the next sign, to the one before, and round; its panel comes at once. Mirrored right to left.',
    },
    { keys: ['Home', 'End'], does: 'To the first, to the last.' },
  ],
  said: [
    { when: 'On a sign', what: '“Three sizes, tab list. Basic, tab, selected, 1 of 3.”' },
    { when: 'One that is disabled', what: 'Is passed over.' },
    { when: 'Without script', what: 'All panels, one under another, each under its sign.' },
    { when: 'In print', what: 'The same.' },
  ],
};
