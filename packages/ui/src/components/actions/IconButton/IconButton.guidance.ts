import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'At the edge of a field, a card or a sheet, for what everybody knows by its picture: close, search, before, after.',
    'With pressed, for what is on or off: kept, playing.',
  ],
  instead: [
    { take: 'Button', when: 'wherever there is room for words' },
    { take: 'LightSwitch', when: 'for the lights on a board, which follow the theme' },
  ],
  pairs: [
    {
      heading: 'Take a picture that everybody knows',
      do: 'Outlined',
      dont: 'PictureToGuess',
      why: {
        do: 'A cross closes things. Nobody has to ask.',
        dont: 'A clock could be the hours, the past or a wait. Write the word.',
      },
    },
  ],
  words: [{ prop: 'label', writer: 'designer', keep: 22 }],
  keys: [
    { keys: ['Tab'], does: 'To the button; past it while it is disabled.' },
    { keys: ['Enter', 'Space'], does: 'Presses it.' },
  ],
  said: [
    { when: 'On the button', what: '“Close, button”: the label, never the picture.' },
    {
      when: 'With pressed',
      what: '“Keep Barbershop Classic, toggle button, pressed.” The label stays the same when it is not.',
    },
    { when: 'Right to left', what: 'Before, after and play point the other way.' },
  ],
};
