import { delivery } from './shared.ts';

/** What an order's pages say, by how the order stands. */
export const orders = {
  title: 'Your order',
  reference: 'Order',
  date: 'Ordered',
  follow: 'Follow your order',
  payNow: 'Pay now',
  paying: 'Taking you to the till…',
  browse: 'Back to the windows',
  receipt: {
    heading: 'Your receipt',
    text: 'Keep it, print it, or come back to this page: the address is yours alone.',
    print: 'Print it',
    footer: ['No monthly fees.', 'Thank you. Mind the step.'],
    total: 'Total USD',
  },
  stamps: {
    pending: 'Unpaid',
    paid: 'Paid',
    in_progress: 'Paid',
    delivered: 'Paid',
    cancelled: 'Cancelled',
    expired: 'Expired',
    refunded: 'Refunded',
  },
  panels: {
    pending: {
      heading: 'Waiting for your payment',
      text: 'Nothing has been charged yet. The till usually tells us within a few seconds.',
    },
    paid: {
      heading: 'Paid, with thanks',
      text: `Your receipt is on its way by email. Your website is ready in ${delivery}. We write to you for your name, hours and pictures.`,
    },
    in_progress: {
      heading: 'On the bench',
      text: 'We are putting your name over the door. If we need anything, we write to you.',
    },
    delivered: {
      heading: 'Open for business',
      text: 'Your website is delivered. The link is in your email.',
    },
    cancelled: {
      heading: 'You left the till',
      text: 'Nothing was charged. Your order is kept, so you can still pay for it.',
    },
    expired: {
      heading: 'This order ran out of time',
      text: 'An unpaid order waits for half an hour. Nothing was charged, and you can still pay for it.',
    },
    refunded: {
      heading: 'Refunded',
      text: 'Your money is on its way back to the card you paid with.',
    },
  },
  timeline: {
    heading: 'How far it has come',
    states: { done: 'Done', current: 'Now', upcoming: 'Next' },
    turns: { buyer: 'Your turn', shop: 'Our turn' },
    steps: {
      ordered: { label: 'Ordered', text: 'You asked for it and it is written down.' },
      paid: { label: 'Paid', text: 'We write to you for your name, hours and pictures.' },
      in_progress: { label: 'On the bench', text: 'We put your words, pictures and prices in.' },
      delivered: { label: 'Open', text: 'Your website is live and yours.' },
      cancelled: { label: 'Left at the till', text: 'Nothing was charged.' },
      expired: { label: 'Ran out of time', text: 'Nothing was charged.' },
      refunded: { label: 'Refunded', text: 'Your money is on its way back.' },
    },
  },
  returns: {
    success: { title: 'Thank you' },
    cancelled: { title: 'Payment cancelled' },
  },
  unknown: {
    heading: 'Which order was it?',
    text: 'Open the link in your receipt to see how your order stands.',
  },
} as const;
