import { delivery } from './shared.ts';
import { templateWords } from './template.ts';

/** How soon, and how often one pays: the till, the confirmation and the receipt all say it in the same words. */
export const promises = {
  ready: templateWords.delivery(delivery),
  payment: templateWords.priceNotes,
} as const;
