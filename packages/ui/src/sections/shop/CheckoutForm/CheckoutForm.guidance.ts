import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'As the last page before the payment: one thing, what can be added, for whom.',
    'When the sum depends on what is ticked and must be seen to add up.',
  ],
  instead: [
    {
      take: 'OrderForm',
      when: 'for an order that somebody answers before it is paid',
    },
    {
      take: 'TemplateDetail',
      when: 'to sell it: here one has made up one’s mind',
    },
    {
      take: 'OrderSummary',
      when: 'for the receipt, once it is paid',
    },
  ],
  pairs: [
    {
      heading: 'Tick nothing for them',
      do: 'Fresh',
      dont: 'TickedForThem',
      why: {
        do: 'What is on the receipt is what they put there.',
        dont: 'They pay for three things they never asked for, or leave when they see it.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 16,
    },
    {
      prop: 'template.name',
      writer: 'owner',
      keep: 28,
    },
    {
      prop: 'template.detail',
      writer: 'owner',
      keep: 30,
    },
    {
      prop: 'addOns[].name',
      writer: 'owner',
      keep: 22,
    },
    {
      prop: 'addOns[].description',
      writer: 'owner',
      keep: 46,
    },
    {
      prop: 'labels.customer.emailHint',
      writer: 'owner',
      keep: 36,
    },
    {
      prop: 'labels.pay',
      writer: 'designer',
      keep: 20,
    },
    {
      prop: 'labels.payNotes[]',
      writer: 'owner',
      keep: 57,
    },
    {
      prop: 'help.text',
      writer: 'owner',
      keep: 26,
    },
    {
      prop: 'help.links[].label',
      writer: 'owner',
      keep: 20,
    },
    {
      prop: 'labels.total',
      writer: 'designer',
      keep: 5,
    },
    {
      prop: 'receipt.footer[]',
      writer: 'owner',
      keep: 27,
    },
    {
      prop: 'problems.form',
      writer: 'developer',
      keep: 76,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'To “Change”, the add-ons, the fields, the ways to ask, the button.',
    },
    {
      keys: ['Space'],
      does: 'Ticks an add-on; unticks it.',
    },
    {
      keys: ['Enter'],
      does: 'Sends from a field and from the button, once.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“At the till, region.” The heading is the page’s own, of level 1; the parts are of level 2.',
    },
    {
      when: 'After a tick',
      what: '“Total $374.” Once, from a status that was there before.',
    },
    {
      when: 'With something missing',
      what: 'The focus is on the first such field, and what it lacks is heard with it. Ticks and words stay.',
    },
    {
      when: 'Sent',
      what: '“Taking you to the payment page…”',
    },
    {
      when: 'It was refused',
      what: 'That nothing was charged, as an alert.',
    },
    {
      when: 'Without script',
      what: 'The browser posts it. The receipt holds the template alone and says that the next page adds up.',
    },
  ],
};
