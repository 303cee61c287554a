import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['Beside a name or a quotation, for what somebody gave or what many gave on average.'],
  instead: [
    { take: 'StarsField', when: 'to let somebody give stars' },
    { take: 'Progress', when: 'for how many gave each number of stars' },
  ],
  pairs: [],
  words: [
    { prop: 'label', writer: 'designer', keep: 18 },
    { prop: 'text', writer: 'designer', keep: 3 },
  ],
  keys: [],
  said: [
    { when: 'Reading', what: '“4.6 out of 5 stars, image.” The figure beside the stars is not read again.' },
    { when: 'Right to left', what: 'The half that is lit is the other one.' },
  ],
};
