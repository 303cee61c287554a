import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['On a painted board, to change between day and night.'],
  instead: [{ take: 'IconButton', when: 'for any other switch, with pressed' }],
  pairs: [],
  words: [
    { prop: 'labels.on', writer: 'designer', keep: 14 },
    { prop: 'labels.off', writer: 'designer', keep: 14 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the switch.' },
    { keys: ['Enter', 'Space'], does: 'Turns the lights on or off.' },
  ],
  said: [
    {
      when: 'On the switch',
      what: '“Lights on, button” by day, “Lights off, button” by night: what a press does, not how it stands.',
    },
    { when: 'Before script', what: 'The theme shows the right one of the two words.' },
    { when: 'Without script', what: 'It is not there.' },
  ],
};
