import { orders } from '@awning/content/orders/orders';
import type { PlainForm } from '../../http/plainForms.ts';

const { heading, lead, labels } = orders.review;

/** What a buyer says of an order, as it is rendered for browsers without script once it was refused. */
export const reviewForm: PlainForm = {
  heading,
  text: lead,
  // Empty posts to the page itself, so that its secret address is not written out.
  action: '',
  fields: [
    { name: 'rating', label: labels.rating, kind: 'stars', words: labels.stars },
    { name: 'text', label: labels.text, kind: 'words' },
  ],
  send: labels.send,
  thanks: '/thanks/review',
};
