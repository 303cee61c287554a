import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['Around the form that lets somebody in. AccountForm brings it.'],
  instead: [
    { take: 'DoorPlate', when: 'for a letter' },
    { take: 'OrderPad', when: 'for an order' },
  ],
  pairs: [],
  words: [],
  keys: [],
  said: [
    { when: 'Reading', what: 'What is on the tag; keys and board are silent.' },
    { when: 'Forced colours', what: 'The paper goes, and an edge is left.' },
  ],
};
