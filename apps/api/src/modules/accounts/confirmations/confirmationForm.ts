import { accounts } from '@awning/content/accounts';
import type { PlainForm } from '../../../http/plainForms.ts';

const { confirm } = accounts;

/** The form that the link in a mail leads to, rendered for browsers without script after a refusal. */
export const confirmationForm: PlainForm = {
  heading: confirm.heading,
  text: confirm.lead,
  // An empty action posts to the page itself, so that its secret address is not written out.
  action: '',
  fields: [
    {
      name: 'password',
      label: confirm.password,
      kind: 'password',
      autocomplete: 'current-password',
      hint: confirm.passwordHint,
    },
  ],
  send: confirm.confirm,
  thanks: '/thanks/address',
};
