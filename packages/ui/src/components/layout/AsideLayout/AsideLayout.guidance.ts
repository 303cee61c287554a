import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: ['For a page on which somebody does something about a thing that is best kept in sight.'],
  instead: [{ take: 'Workbench', when: 'for a form of many steps with its preview' }],
  pairs: [],
  words: [],
  keys: [],
  said: [{ when: 'Reading', what: 'What is to be done, then what it is about, then what is seldom wanted.' }],
};
