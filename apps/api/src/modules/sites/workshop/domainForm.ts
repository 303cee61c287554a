import { workshopWords } from '@awning/content/orders/workshopWords';
import type { PlainForm } from '../../../http/plainForms.ts';

const { heading, label, hint, save } = workshopWords.domain;

/** The form with the domain that a buyer typed in, rendered for browsers without script after a refusal. */
export const domainForm: PlainForm = {
  heading,
  // An empty action posts to the page itself, so that its secret address is not written out.
  action: '',
  fields: [{ name: 'domain', label, hint, kind: 'line' }],
  send: save,
  // The buyer returns to their order’s page: the route names its address.
  thanks: '',
};
