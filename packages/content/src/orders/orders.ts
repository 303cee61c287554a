import { brand } from '../brand.ts';
import { orderStatus, orderStep } from './orderStatus.ts';
import { handIn, promises, turn } from '../promises.ts';

/** The words of an order's pages, by its status. */
export const orders = {
  title: 'Your order',
  reference: 'Order',
  date: 'Ordered',
  /** Whether it was paid or refunded, where its receipt is folded away. */
  sums: {
    paid: (sum: string) => `Paid ${sum}`,
    refunded: (sum: string) => `Refunded ${sum}`,
    due: (sum: string) => `Total ${sum}`,
  },
  follow: 'Follow your order',
  payNow: 'Pay now',
  paying: 'Taking you to the till…',
  browse: 'Back to the templates',
  receipt: {
    heading: 'Your receipt',
    text: 'Keep it, print it, or come back to this page: the address is yours alone.',
    print: 'Print it',
    footer: [...promises.payment, 'Thank you. Mind the step.'],
    total: 'Total USD',
    refunded: orderStatus.refunded,
    kept: 'Stays paid',
  },
  turn,
  /** A delivered order has its own: `delivery.panel`. */
  panels: {
    pending: {
      heading: orderStatus.pending,
      text: 'Nothing has been charged yet. The till usually tells us within a few seconds.',
    },
    paid: {
      heading: `${orderStatus.paid}, with thanks`,
      text: 'Your receipt is on its way by email.',
    },
    in_progress: {
      heading: orderStatus.in_progress,
      text: 'We are putting your name over the door. If we need anything, we write to you.',
    },
    cancelled: {
      heading: orderStatus.cancelled,
      text: 'You left the till. Nothing was charged. Your order is kept, so you can still pay for it.',
    },
    expired: {
      heading: orderStatus.expired,
      text: 'This order ran out of time. An unpaid order waits for half an hour. Nothing was charged, and you can still pay for it.',
    },
    refunded: {
      heading: orderStatus.refunded,
      text: 'Your money is on its way back to the card you paid with.',
    },
  },
  delivery: {
    heading: 'Your website',
    /** By what there is of it. */
    panel: {
      address: 'Your website is live and yours.',
      files: 'Your website is finished and yours, in files to download.',
      nothing: `Your website is delivered. To have its address or its files once more, write to ${brand.email}.`,
    },
    open: 'Open your website',
    address: 'Where it is',
    files: 'Files to download',
    size: (megabytes: string) => `${megabytes} MB`,
    smallest: 'less than 0.1 MB',
  },
  /** The buyer is back from the till before that has told the shop: there is nothing to pay again yet. */
  processing: {
    heading: 'Your payment is being processed',
    text: 'It usually takes a few seconds, with some banks a little longer. This page changes by itself. You may also close it: your receipt comes by email.',
  },
  next: {
    heading: 'What happens next',
    pending:
      'You pay at the till, and we begin. An order that is not paid for within half an hour is let go, and nothing is charged.',
    paid: `When you hand in your words and pictures, your order says “${orderStatus.in_progress}”. The clock starts that day, and this page names the day by which your website is ready.`,
    in_progress:
      'You get an email with its address or its files as soon as your website is ready, and they stand here too. To change something meanwhile, write to us on this page.',
    delivered:
      'Have a look round your website. If something does not work, answer our email and we put it right.',
    cancelled: 'Nothing, unless you want it: pay now and we begin, or leave it and nothing is charged.',
    expired: 'Nothing, unless you want it: pay now and we begin, or leave it and nothing is charged.',
    refunded: 'Your bank shows the money within a few days. The receipt below is kept for your books.',
  },
  review: {
    heading: 'How is it?',
    lead: 'A few words help the next shop choose. Your name is not shown.',
    failed: 'We could not send your review. Please try again.',
    labels: {
      pad: 'Your review',
      rating: 'How many stars?',
      stars: [
        'One star: poor',
        'Two stars: not what I hoped',
        'Three stars: all right',
        'Four stars: good',
        'Five stars: just right',
      ],
      text: 'In your words',
      chooseRating: 'Choose from one to five stars',
      enterText: 'Write a few words, in 2,000 characters or fewer',
      problems: 'There is something to put right',
      send: 'Publish my review',
      sending: 'Publishing…',
      thanks: 'Thank you',
      thanksNote: 'Your review is published.',
    },
    count: {
      limit: 2000,
      upTo: 'Up to 2,000 characters',
      left: (room: number) => `${room} ${room === 1 ? 'character' : 'characters'} left`,
      tooMany: (over: number) => `${over} ${over === 1 ? 'character' : 'characters'} too many`,
    },
  },
  timeline: {
    heading: 'How far it has come',
    states: { done: 'Done', current: 'Now', upcoming: 'Next' },
    turns: { buyer: 'Your turn', shop: 'Our turn' },
    steps: {
      ordered: { label: orderStep.ordered, text: 'You asked for it and it is written down.' },
      paid: {
        label: orderStatus.paid,
        text: 'We begin when you hand in your name, hours, prices and pictures.',
      },
      in_progress: { label: orderStatus.in_progress, text: 'We put your words, pictures and prices in.' },
      delivered: { label: orderStatus.delivered, text: 'Your website is yours.' },
      cancelled: { label: orderStatus.cancelled, text: 'Nothing was charged.' },
      expired: { label: orderStatus.expired, text: 'Nothing was charged.' },
      part_refunded: { label: orderStep.part_refunded, text: 'It goes back the way you paid.' },
      refunded: { label: orderStatus.refunded, text: 'Your money is on its way back.' },
    },
  },
  returns: {
    success: { title: 'Thank you' },
    cancelled: { title: 'Payment cancelled' },
  },
  /** The buyer has paid: what for, what comes next, and where all of it can be read again. */
  thanks: {
    paid: (sum: string, goods: string) => `You paid ${sum} for ${goods}.`,
    /** Until the till has told the shop. */
    due: (sum: string, goods: string) => `${sum} for ${goods}.`,
    next: `What happens next: ${handIn} The clock starts when we have them.`,
    receipt: (address: string | null) =>
      `Your receipt goes to ${address?.replace('@', '\u2060@') ?? 'the email address you ordered with'}. If that is mistyped, write to ${brand.email}. Your order has a page of its own that says how it stands.`,
    tell: 'Tell us about the shop',
  },
  unknown: {
    heading: 'Which order was it?',
    text: 'Open the link in your receipt to see how your order stands.',
  },
} as const;
