import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: [
    'For how something on the page is shown, where each choice is seen at once: as on a phone or on a desktop.',
  ],
  instead: [
    { take: 'Tabs', when: 'to show one panel of several' },
    { take: 'ChoiceTabs', when: 'for what is sent with a form' },
    { take: 'SelectField', when: 'for more than four' },
  ],
  pairs: [],
  words: [
    { prop: 'legend', writer: 'designer', keep: 11 },
    { prop: 'choices[].label', writer: 'designer', keep: 14 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the one that is chosen.' },
    { keys: ['ArrowRight', 'ArrowDown'], does: 'Chooses the next.' },
    { keys: ['ArrowLeft', 'ArrowUp'], does: 'Chooses the one before.' },
  ],
  said: [{ when: 'Arriving', what: '“Shown as, group. Phone, radio button, checked, 1 of 2.”' }],
};
