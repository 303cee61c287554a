import { templateWords } from './template.ts';

/** How soon, and how often one pays: the till, the confirmation and the receipt all say it in the same words. */
export const promises = {
  /** With the time that the size of website takes. */
  ready: templateWords.delivery,
  /** Once the clock runs, with the day on which it ends. */
  readyBy: (day: string) => `Ready by ${day}.`,
  payment: templateWords.priceNotes,
} as const;

const whatGoesIn = 'your name, hours, prices and pictures on the page of your order.';

/** What a buyer does once it is paid for: this is the only way in which we ask for it. */
export const handIn = `Fill in ${whatGoesIn}`;

/** Whose turn it is, by how an order stands. */
export const turn = {
  pending: 'It is your turn: pay at the till, unless you just have.',
  paid: `It is your turn: fill in ${whatGoesIn}`,
  in_progress: 'It is our turn: we build your website, and write to you when it is ready.',
  delivered: 'It is nobody’s turn: all of it is done.',
  cancelled: 'It is nobody’s turn, unless you still want it and pay.',
  expired: 'It is nobody’s turn, unless you still want it and pay.',
  refunded: 'It is nobody’s turn: the order is closed.',
} as const;
