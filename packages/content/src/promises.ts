import { brand } from './brand.ts';
import { delivery } from './shared.ts';
import { templateWords } from './template.ts';

/** How soon, and how often one pays: the till, the confirmation and the receipt all say it in the same words. */
export const promises = {
  ready: templateWords.delivery(delivery),
  payment: templateWords.priceNotes,
} as const;

/** What a buyer does once it is paid for: nobody asks them for it by another way. */
export const handIn = `Send your name, hours, prices and pictures to ${brand.email}, with your order’s number.`;
