import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['In every Form: it knows when the form is on its way.'],
  instead: [{ take: 'Button', when: 'of the type submit, in a form of your own' }],
  pairs: [
    {
      heading: 'Say what pressing it does',
      do: 'Idle',
      dont: 'Submit',
      why: {
        do: 'They know that they pay, and how.',
        dont: 'Submit what? It is the form’s word, not the customer’s.',
      },
    },
  ],
  words: [
    { prop: 'label', writer: 'designer', keep: 20 },
    { prop: 'busyLabel', writer: 'designer', keep: 24 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the button.' },
    { keys: ['Enter', 'Space'], does: 'Sends the form, once.' },
  ],
  said: [
    { when: 'On the button', what: '“Pay by card, button.”' },
    {
      when: 'On its way',
      what: '“Taking you to the payment page…, button, unavailable.” It keeps the focus.',
    },
    { when: 'Without script', what: 'The browser posts the form.' },
  ],
};
