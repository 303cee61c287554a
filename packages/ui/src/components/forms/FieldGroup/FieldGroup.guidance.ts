import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For fields that answer one question together: who it is for, what else there is.'],
  instead: [
    { take: 'FieldFrame', when: 'for one control' },
    { take: 'StarsField', when: 'for stars, which bring a legend of their own' },
  ],
  pairs: [],
  words: [{ prop: 'legend', writer: 'designer', keep: 30 }],
  keys: [],
  said: [
    { when: 'Arriving', what: '“Who is it for?, group”; the legend is a heading of level 2 as well.' },
    { when: 'What is wrong with all of it', what: 'Is read with the group, which can then have the focus.' },
  ],
};
