import { workshopWords } from '@awning/content/orders/workshopWords';
import type { PlainForm } from '../../../http/plainForms.ts';

const { heading, lead, label, send } = workshopWords.message;

/** The form with a buyer's message to the shop, rendered for browsers without script after a refusal. */
export const messageForm: PlainForm = {
  heading,
  text: lead,
  // An empty action posts to the page itself, so that its secret address is not written out.
  action: '',
  fields: [
    { name: 'text', label, kind: 'words' },
    { name: 'asksChange', kind: 'hidden' },
  ],
  send,
  // The buyer returns to their order’s page: the route names its address.
  thanks: '',
};
