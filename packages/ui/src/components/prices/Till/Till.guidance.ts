import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['Beside the form of a checkout: the receipt on a desktop, and a bar with the total on a phone.'],
  instead: [
    { take: 'Receipt', when: 'for an order that is paid' },
    { take: 'CheckoutForm', when: 'for all of the checkout' },
  ],
  pairs: [],
  words: [
    { prop: 'labels.receipt', writer: 'designer', keep: 14 },
    { prop: 'labels.seeReceipt', writer: 'designer', keep: 12 },
    { prop: 'labels.total', writer: 'designer', keep: 8 },
    { prop: 'labels.receiptTotal', writer: 'designer', keep: 12 },
    { prop: 'labels.receiptTotalNote', writer: 'designer', keep: 9 },
    { prop: 'labels.totalWithoutScript', writer: 'designer', keep: 45 },
  ],
  keys: [
    { keys: ['Tab'], does: 'On a phone, to the link that leads to the receipt.' },
    { keys: ['Enter'], does: 'Goes to the receipt.' },
  ],
  said: [
    { when: 'Arriving', what: '“Order summary, region.”' },
    { when: 'The total changes', what: 'Nothing by itself: say it from a LiveText.' },
    { when: 'Without script', what: 'No bar; words stand in the total’s place.' },
    { when: 'In print', what: 'No bar.' },
  ],
};
