import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: ['Round the page of one thing that is for sale, where that page is longer than a phone.'],
  instead: [
    { take: 'TotalBar', when: 'for a sum that grows while a form is filled in, and the button that pays it' },
    { take: 'ContactBar', when: 'for a business that wants to be rung' },
  ],
  pairs: [],
  words: [
    { prop: 'name', writer: 'owner', keep: 24 },
    { prop: 'price', writer: 'owner', keep: 8 },
    { prop: 'order.label', writer: 'designer', keep: 8 },
    { prop: 'tryOn.label', writer: 'designer', keep: 7 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To where it is tried, then to the till.' },
    { keys: ['Enter'], does: 'Goes there.' },
  ],
  said: [
    { when: 'Arriving', what: '“Buy Barbershop Classic, complementary.” Then the price, and two links.' },
    {
      when: 'At the top of the page',
      what: 'It waits below the screen: what is bought there is bought at the top.',
    },
    { when: 'A notice lies at the foot', what: 'It makes way, but not from under the focus.' },
    { when: 'On a desktop', what: 'It is not there.' },
    { when: 'In print', what: 'It is not there.' },
    { when: 'Without script', what: 'Nothing is missing.' },
  ],
};
