import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['Beside the form of a checkout, and on a phone between its fields and its button.'],
  instead: [
    { take: 'Receipt', when: 'for an order that is paid' },
    { take: 'CheckoutForm', when: 'for all of the checkout' },
    { take: 'TotalBar', when: 'to keep the total and the button under the thumb' },
  ],
  pairs: [],
  words: [
    { prop: 'labels.receipt', writer: 'designer', keep: 14 },
    { prop: 'labels.receiptTotal', writer: 'designer', keep: 12 },
    { prop: 'labels.receiptTotalNote', writer: 'designer', keep: 9 },
    { prop: 'labels.totalWithoutScript', writer: 'designer', keep: 45 },
  ],
  keys: [],
  said: [
    { when: 'Arriving', what: '“Order summary, region.”' },
    { when: 'The total changes', what: 'Nothing by itself: say it from a LiveText.' },
    { when: 'Without script', what: 'Words stand in the total’s place.' },
    { when: 'In print', what: 'The receipt, as it stands.' },
  ],
};
