import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: ['On an order form: fetched, brought or posted, and where to.'],
  instead: [
    { take: 'SelectField', when: 'for a choice that asks for nothing more' },
    { take: 'OrderForm', when: 'for all of the form' },
  ],
  pairs: [],
  words: [
    { prop: 'legend', writer: 'owner', keep: 23 },
    { prop: 'items[].label', writer: 'owner', keep: 20 },
    { prop: 'items[].note', writer: 'owner', keep: 12 },
    { prop: 'labels.heading', writer: 'designer', keep: 12 },
    { prop: 'labels.street', writer: 'designer', keep: 12 },
    { prop: 'labels.postcode', writer: 'designer', keep: 10 },
    { prop: 'labels.recipient', writer: 'designer', keep: 20 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the way that is chosen, then to the address if there is one.' },
    { keys: ['ArrowDown', 'ArrowRight'], does: 'Chooses the next way.' },
    { keys: ['ArrowUp', 'ArrowLeft'], does: 'Chooses the one before.' },
  ],
  said: [
    {
      when: 'On a way',
      what: '“How does it get to you?, group. I fetch it, radio button, checked, 1 of 2.”',
    },
    {
      when: 'Something goes to them',
      what: '“Where to”, a group of required fields, comes below. What was typed is kept.',
    },
    {
      when: 'Without script',
      what: 'What needs an address is not offered, for nothing could insist on one; where every way needs one, it is required.',
    },
  ],
};
