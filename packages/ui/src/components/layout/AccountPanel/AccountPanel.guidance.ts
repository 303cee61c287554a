import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For one part of an account or a settings page: a name, a key, a list.'],
  instead: [
    { take: 'AccountPanelForm', when: 'when the part can be changed' },
    { take: 'Card', when: 'for one thing among others' },
  ],
  pairs: [],
  words: [
    { prop: 'heading', writer: 'designer', keep: 30 },
    { prop: 'lead', writer: 'designer', keep: 45 },
  ],
  keys: [],
  said: [{ when: 'Arriving', what: '“Who you are, region”, with a heading of the level given.' }],
};
