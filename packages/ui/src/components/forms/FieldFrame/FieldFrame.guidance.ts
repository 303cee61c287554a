import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['Around a control of your own, so that its label, its hint and its error belong to it.'],
  instead: [
    { take: 'Field', when: 'for a line of words: it is framed' },
    { take: 'SelectField', when: 'for one of many: it is framed too' },
    { take: 'FieldGroup', when: 'for several fields under one question' },
  ],
  pairs: [],
  words: [
    { prop: 'label', writer: 'designer', keep: 24 },
    { prop: 'hint', writer: 'designer', keep: 60 },
    { prop: 'error', writer: 'designer', keep: 50 },
    { prop: 'optional', writer: 'designer', keep: 8 },
  ],
  keys: [{ keys: ['Tab'], does: 'To the control.' }],
  said: [
    { when: 'On the control', what: 'The label, then what is wrong, then the hint.' },
    { when: 'With labelling="hidden"', what: 'The label is heard and not seen.' },
  ],
};
