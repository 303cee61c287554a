import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For a password that opens a door, or one that is being chosen.'],
  instead: [{ take: 'Field', when: 'for anything that may be read over a shoulder' }],
  pairs: [
    {
      heading: 'Ask for length, not for riddles',
      do: 'WithToggle',
      dont: 'Riddles',
      why: {
        do: 'A short sentence is strong, and is remembered.',
        dont: 'Rules like these bring Password1! and a note on the screen.',
      },
    },
  ],
  words: [
    { prop: 'label', writer: 'designer', keep: 16 },
    { prop: 'hint', writer: 'designer', keep: 48 },
    { prop: 'error', writer: 'designer', keep: 45 },
    { prop: 'toggle.show', writer: 'designer', keep: 10 },
    { prop: 'toggle.hide', writer: 'designer', keep: 10 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the field, then to the button that shows it.' },
    { keys: ['Enter', 'Space'], does: 'On the button, shows what is typed, or hides it.' },
    { keys: ['Enter'], does: 'In the field, sends the form, and it is hidden first.' },
  ],
  said: [
    { when: 'On the button', what: '“Show Password, button.”' },
    { when: 'After a press', what: '“Your password can be seen”, politely, or that it is hidden.' },
    { when: 'When two differ', what: 'The second says so, and no more once either is put right.' },
    { when: 'Without script', what: 'A plain password field. The button is not there.' },
  ],
};
