import { brand } from '../brand.ts';
import { dearerDesign } from '../orders/difference.ts';
import { orderStatus, orderStep } from '../orders/orderStatus.ts';
import { moneyBack } from './moneyBack.ts';
import type { Policy } from './policy.ts';

export const refunds: Policy = {
  title: 'Refund policy',
  heading: 'Refunds',
  lead: 'Changed your mind, or not what you ordered? Here is when you get your money back, and how.',
  description: `When ${brand.name} refunds an order, in full or in part, how to ask for it, and how long it takes.`,
  date: '2026-11-27',
  parts: [
    {
      id: 'before',
      heading: 'Before we have started',
      body: [
        `${moneyBack.beforeBegun} As long as your order says “${orderStatus.paid}” and not “${orderStatus.in_progress}”, one email is enough. We write to you when it changes.`,
      ],
    },
    {
      id: 'during',
      heading: 'While we are working on it',
      body: [moneyBack.onceBegun, moneyBack.domain],
    },
    {
      id: 'after',
      heading: 'When it has been delivered',
      body: [
        moneyBack.onceDelivered,
        'A website that was built as ordered and delivered is not refunded because plans have changed. We would still like to hear of it: often something small can be altered.',
      ],
    },
    {
      id: 'dearer',
      heading: 'The difference to a dearer design',
      body: [dearerDesign.refund],
    },
    {
      id: 'late',
      heading: 'When we are late',
      body: [
        'If we have everything we need from you and miss the longest delivery time on your ticket by more than 14 days, you may call the order off and get all of it back.',
      ],
    },
    {
      id: 'how',
      heading: 'How to ask',
      body: [
        `Write to [${brand.email}](mailto:${brand.email}) from the address you ordered with, and name the reference in your receipt. You need not give a reason. We answer within two working days.`,
        `The money goes back the way it came, to the same card. We send it off within five working days of our answer; your bank may take a few more to show it. As soon as it is sent, you get an email with the sum, and the order’s own page shows it with its date: “${orderStatus.refunded}”, or “${orderStep.part_refunded}” where we keep a part.`,
        'When all of the money goes back, a website that is online closes: whoever opens it reads that it is closed for now. When we keep a part, it stays online.',
      ],
    },
    {
      id: 'twice',
      heading: 'Paid twice, or too much',
      body: ['That should not happen. If it does, tell us, and you get the difference back at once.'],
    },
    {
      id: 'law',
      heading: 'Your rights by law',
      body: [
        'All this comes on top of what the law where you live gives you, and takes nothing away from it. The rest of what we promise each other is in the [terms](/terms).',
      ],
    },
  ],
};
