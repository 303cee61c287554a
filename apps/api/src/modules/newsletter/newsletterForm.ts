import { urls } from '@awning/contract/urls';
import type { PlainForm } from '../../formPage.ts';

/** The newsletter form as it is drawn for who has no script. */
export const newsletterForm: PlainForm = {
  heading: 'News from the street',
  action: urls.subscribe,
  fields: [{ name: 'email', label: 'Email', kind: 'email', autocomplete: 'email' }],
  send: 'Subscribe',
  thanks: '/thanks/newsletter',
};
