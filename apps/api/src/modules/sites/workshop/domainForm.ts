import { workshopWords } from '@awning/content/orders/workshopWords';
import type { PlainForm } from '../../../http/plainForms.ts';

const { heading, label, hint, save } = workshopWords.domain;

/** The domain that a buyer typed in, as it is rendered for browsers without script once it was refused. */
export const domainForm: PlainForm = {
  heading,
  // Empty posts to the page itself, so that its secret address is not written out.
  action: '',
  fields: [{ name: 'domain', label, hint, kind: 'line' }],
  send: save,
  // The buyer is thanked on their order’s page again: the route says where that is.
  thanks: '',
};
