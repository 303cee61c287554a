import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'On a card or a page of one of many things, to find it again later.',
    'Beside the way on and after it: it is flat, so that it does not compete.',
  ],
  instead: [
    { take: 'IconButton', when: 'for anything but saving, in a corner too small for words' },
    { take: 'Button', when: 'to save what was typed, which is done once and not switched' },
    { take: 'Checkbox', when: 'in a form, where nothing happens before it is sent' },
  ],
  pairs: [],
  words: [
    { prop: 'name', writer: 'owner', keep: 24 },
    { prop: 'labels.save', writer: 'designer', keep: 8 },
    { prop: 'labels.saved', writer: 'designer', keep: 10 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the button.' },
    { keys: ['Enter', 'Space'], does: 'Saves it, or lets it go. The focus stays.' },
  ],
  said: [
    { when: 'On the button', what: '“Save Barbershop Classic, toggle button, not pressed.”' },
    {
      when: 'Once it is saved',
      what: '“Saved Barbershop Classic, toggle button, pressed”: as it is seen, so that it is found by what is said.',
    },
    { when: 'Without script', what: 'It is not there.' },
  ],
};
