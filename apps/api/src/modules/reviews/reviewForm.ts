import { orders } from '@awning/content/orders/orders';
import type { PlainForm } from '../../http/plainForms.ts';

const { heading, lead, labels } = orders.review;

/** The review form of an order, rendered for browsers without script after a refusal. */
export const reviewForm: PlainForm = {
  heading,
  text: lead,
  // An empty action posts to the page itself, so that its secret address is not written out.
  action: '',
  fields: [
    { name: 'rating', label: labels.rating, kind: 'stars', words: labels.stars },
    { name: 'text', label: labels.text, kind: 'words' },
  ],
  send: labels.send,
  thanks: '/thanks/review',
};
