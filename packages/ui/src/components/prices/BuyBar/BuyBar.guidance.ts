import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: ['Last on the page of one thing that is for sale, where that page is longer than a phone.'],
  instead: [
    { take: 'TotalBar', when: 'for a sum that grows while a form is filled in, and the button that pays it' },
    { take: 'ContactBar', when: 'for a business that wants to be rung' },
  ],
  pairs: [],
  words: [
    { prop: 'name', writer: 'owner', keep: 24 },
    { prop: 'price', writer: 'owner', keep: 8 },
    { prop: 'order.label', writer: 'designer', keep: 8 },
    { prop: 'demo.label', writer: 'designer', keep: 7 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the demo, then to the till.' },
    { keys: ['Enter'], does: 'Goes there; the demo opens in a new tab.' },
  ],
  said: [
    { when: 'Arriving', what: '“Buy Barbershop Classic, complementary.” Then the price, and two links.' },
    { when: 'A notice lies at the foot', what: 'It makes way, but not from under the focus.' },
    { when: 'On a desktop', what: 'It is not there.' },
    { when: 'In print', what: 'It is not there.' },
    { when: 'Without script', what: 'Nothing is missing.' },
  ],
};
