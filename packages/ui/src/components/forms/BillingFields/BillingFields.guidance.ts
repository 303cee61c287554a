import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'Below CustomerFields at a till: for the few whose bookkeeper needs a receipt that names their business.',
  ],
  instead: [
    { take: 'CustomerFields', when: 'for who is buying, which everybody is asked' },
    { take: 'FieldGroup', when: 'for an address that must be filled in, as to send something there' },
  ],
  pairs: [],
  words: [
    { prop: 'labels.open', writer: 'designer', keep: 30 },
    { prop: 'labels.hint', writer: 'owner', keep: 145 },
    { prop: 'labels.taxNumberHint', writer: 'owner', keep: 40 },
    { prop: 'labels.noCountry', writer: 'designer', keep: 20 },
  ],
  keys: [
    { keys: ['Enter', 'Space'], does: 'Opens the fold; closes it.' },
    { keys: ['Tab'], does: 'Past the closed fold, or through its fields in the order they are asked.' },
  ],
  said: [
    { when: 'Arriving', what: '“Bill to a business, collapsed.”' },
    { when: 'Each field', what: 'Its name with “(optional)”: none of them must be filled in.' },
    { when: 'One of them came back', what: 'The fold is open, and what is wrong is heard with the field.' },
    { when: 'A browser or a password manager', what: 'Is told what to fill in, as of a bill.' },
    {
      when: 'Without script',
      what: 'It folds all the same, and stands open when something in it came back.',
    },
  ],
};
