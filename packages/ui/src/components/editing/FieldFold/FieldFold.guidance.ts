import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: ['For the parts of a long form that are saved as they are typed and may be filled in in any order.'],
  instead: [
    { take: 'FieldGroup', when: 'for a few fields that are all to be seen' },
    { take: 'FieldRows', when: 'for several of one kind' },
  ],
  pairs: [],
  words: [
    { prop: 'title', writer: 'developer', keep: 40 },
    { prop: 'note', writer: 'developer', keep: 24 },
  ],
  keys: [{ keys: ['Enter', 'Space'], does: 'On its title: opens it, and closes it.' }],
  said: [
    { when: 'On its title', what: 'The title, how much is filled in, and whether it is open.' },
    { when: 'A field in it is refused', what: 'It opens, and stays open once that is put right.' },
  ],
};
