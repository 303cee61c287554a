import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For one of a few that narrow a page down: posts by subject, a menu by diet. In a GetForm, or a form of your own.',
  ],
  instead: [
    { take: 'Tabs', when: 'to show one panel of several' },
    { take: 'FilterGroup', when: 'for more than six, or when none may be chosen' },
    { take: 'SelectField', when: 'in a form, for one of many' },
  ],
  pairs: [
    {
      heading: 'Begin with the one that leaves nothing out',
      do: 'Usual',
      dont: 'NoWayBack',
      why: {
        do: 'All is there from the first, and is the way back.',
        dont: 'Whoever has chosen cannot have everything again.',
      },
    },
  ],
  words: [
    { prop: 'legend', writer: 'designer', keep: 8 },
    { prop: 'choices[].label', writer: 'owner', keep: 14 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the one that is chosen.' },
    { keys: ['ArrowRight', 'ArrowDown'], does: 'Chooses the next.' },
    { keys: ['ArrowLeft', 'ArrowUp'], does: 'Chooses the one before.' },
  ],
  said: [
    { when: 'Arriving', what: '“Category, group. All, radio button, checked, 1 of 4.”' },
    { when: 'Without script', what: 'They are chosen all the same, and sent with the form around them.' },
  ],
};
