import { templateWords } from './template.ts';

/** The delivery times and the one payment: the till, the confirmation and the receipt all use the same words. */
export const promises = {
  /** With the time for this size of website. */
  ready: templateWords.delivery,
  /** Once the clock runs, with the day on which it ends. */
  readyBy: (day: string) => `Ready by ${day}.`,
  payment: templateWords.priceNotes,
} as const;

const whatGoesIn = 'your name, hours, prices and pictures on the page of your order.';

/** What a buyer does after paying: the only words in which the shop asks for it. */
export const handIn = `Fill in ${whatGoesIn}`;

/** Whose turn it is, by the status of an order. */
export const turn = {
  pending: 'It is your turn: pay at the till, unless you just have.',
  paid: `It is your turn: fill in ${whatGoesIn}`,
  in_progress: 'It is our turn: we build your website, and write to you when it is ready.',
  delivered: 'It is nobody’s turn: all of it is done.',
  cancelled: 'It is nobody’s turn, unless you still want it and pay.',
  expired: 'It is nobody’s turn, unless you still want it and pay.',
  refunded: 'It is nobody’s turn: the order is closed.',
} as const;
