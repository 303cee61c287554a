import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'Beside a word, to say how many: filters, letters.',
    'On a card or in a row, for one word that sets it apart: New, Draft, Late.',
  ],
  instead: [
    { take: 'Stamp', when: 'for how a piece of paper stands, across it' },
    { take: 'StateStamp', when: 'for how a record stands, in a table or beside a name' },
    { take: 'Chip', when: 'for what was chosen and can be let go' },
  ],
  pairs: [
    {
      heading: 'A number or a word',
      do: 'Quiet',
      dont: 'Sentence',
      why: {
        do: 'One word is read in passing.',
        dont: 'A sentence on a badge outshouts what it hangs on. Set it as text.',
      },
    },
  ],
  words: [
    { prop: 'label', writer: 'owner', keep: 12 },
    { prop: 'spoken', writer: 'designer', keep: 8 },
  ],
  keys: [],
  said: [
    {
      when: 'Read',
      what: 'The label, or what is given as spoken in its place: “Filters 2 active, button.” The tone is not said.',
    },
  ],
};
