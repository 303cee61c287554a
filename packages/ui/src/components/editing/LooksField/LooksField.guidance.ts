import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: ['For the few looks that a design may be had in: its colours, its letters.'],
  instead: [
    { take: 'SegmentedControl', when: 'for how something on the page is shown at once' },
    { take: 'SelectField', when: 'for more than six' },
  ],
  pairs: [],
  words: [
    { prop: 'legend', writer: 'designer', keep: 16 },
    { prop: 'options[].label', writer: 'designer', keep: 24 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the one that is chosen.' },
    { keys: ['ArrowRight', 'ArrowDown'], does: 'Chooses the next.' },
    { keys: ['ArrowLeft', 'ArrowUp'], does: 'Chooses the one before.' },
  ],
  said: [
    { when: 'Arriving', what: '“Colours, group. Calm, radio button, 2 of 3.” The awning is not said.' },
    { when: 'Without script', what: 'They are chosen all the same, and sent with the form around them.' },
  ],
};
