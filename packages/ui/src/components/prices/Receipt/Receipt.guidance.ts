import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For what is bought and what it comes to: at the till, on an order.'],
  instead: [
    { take: 'Till', when: 'at the till, with a bar for phones' },
    { take: 'OrderSummary', when: 'for all of an order' },
    { take: 'PriceLines', when: 'for what could be had' },
  ],
  pairs: [],
  words: [
    { prop: 'shop.tagline', writer: 'owner', keep: 26 },
    { prop: 'lines[].name', writer: 'owner', keep: 24 },
    { prop: 'lines[].price', writer: 'owner', keep: 11 },
    { prop: 'total.label', writer: 'designer', keep: 12 },
    { prop: 'total.note', writer: 'designer', keep: 9 },
    { prop: 'withoutScript', writer: 'designer', keep: 44 },
    { prop: 'footer[]', writer: 'owner', keep: 27 },
    { prop: 'empty', writer: 'designer', keep: 18 },
  ],
  keys: [],
  said: [
    { when: 'Reading', what: 'The shop, then terms and what they cost, the total, the stamp, the foot.' },
    { when: 'A line comes or goes', what: 'Nothing by itself: say the total from a LiveText.' },
    {
      when: 'Without script',
      what: 'Lines that come and go are left out; withoutScript stands in the total’s place.',
    },
    { when: 'In print', what: 'Dark on white, in one piece, with its bars.' },
    { when: 'Less motion', what: 'A new line is there at once.' },
  ],
};
