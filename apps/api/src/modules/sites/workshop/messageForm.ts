import { workshopWords } from '@awning/content/orders/workshopWords';
import type { PlainForm } from '../../../http/plainForms.ts';

const { heading, lead, label, send } = workshopWords.message;

/** What a buyer writes to the shop, as it is rendered for browsers without script once it was refused. */
export const messageForm: PlainForm = {
  heading,
  text: lead,
  // Empty posts to the page itself, so that its secret address is not written out.
  action: '',
  fields: [
    { name: 'text', label, kind: 'words' },
    { name: 'asksChange', kind: 'hidden' },
  ],
  send,
  // The buyer is thanked on their order’s page again: the route says where that is.
  thanks: '',
};
