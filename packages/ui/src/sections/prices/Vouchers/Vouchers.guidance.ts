import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: [
    'Where something can be given away and somebody answers with a way to pay.',
    'Without a formAction as a demonstration: nothing that is typed leaves the browser.',
  ],
  instead: [
    {
      take: 'CheckoutForm',
      when: 'where it is paid at once',
    },
    {
      take: 'OrderForm',
      when: 'for what is fetched or brought on a day',
    },
    {
      take: 'PriceList',
      when: 'to say prices alone',
    },
  ],
  pairs: [
    {
      heading: 'Say what it buys',
      do: 'Demonstration',
      dont: 'TermsOnACard',
      why: {
        do: 'Half a year of tidy Fridays: one sees somebody open it.',
        dont: 'What it is not good for is printed where the present should be.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 25,
    },
    {
      prop: 'lead',
      writer: 'owner',
      keep: 53,
    },
    {
      prop: 'items[].name',
      writer: 'owner',
      keep: 18,
    },
    {
      prop: 'items[].note',
      writer: 'owner',
      keep: 47,
    },
    {
      prop: 'items[].valid',
      writer: 'owner',
      keep: 22,
    },
    {
      prop: 'request.heading',
      writer: 'owner',
      keep: 11,
    },
    {
      prop: 'request.lead',
      writer: 'owner',
      keep: 55,
    },
    {
      prop: 'submit',
      writer: 'designer',
      keep: 22,
    },
    {
      prop: 'footnote',
      writer: 'designer',
      keep: 54,
    },
    {
      prop: 'sent.heading',
      writer: 'owner',
      keep: 14,
    },
    {
      prop: 'sent.text',
      writer: 'owner',
      keep: 40,
    },
    {
      prop: 'labels.items',
      writer: 'designer',
      keep: 10,
    },
    {
      prop: 'labels.way',
      writer: 'designer',
      keep: 23,
    },
    {
      prop: 'labels.byMail',
      writer: 'designer',
      keep: 22,
    },
    {
      prop: 'labels.byPost',
      writer: 'designer',
      keep: 22,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'To the voucher that is chosen, then from field to field and to the button.',
    },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: 'Among the vouchers, and among the ways: chooses the next one, the one before.',
    },
    {
      keys: ['Enter'],
      does: 'In a field of one line, or on the button: sends it.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Give somebody a good head, region.” The heading is of level 2 and the form’s of 3; with headingLevel={1}, 1 and 2.',
    },
    {
      when: 'On a voucher',
      what: '“Hot-towel shave £28.50 …, radio button.” All that is printed on it is its name.',
    },
    {
      when: 'By post',
      what: 'The address is asked for under the choice, and the form does not go without it.',
    },
    {
      when: 'Sent',
      what: 'The server leads back to #vouchers-sent, and there the answer stands in sight.',
    },
    {
      when: 'Without script',
      what: 'The browser sends it, by email: by post is offered once askAddress, as text or in the bundle, can insist on an address.',
    },
  ],
};
