import { accounts } from '@awning/content/accounts';
import type { PlainForm } from '../../../http/plainForms.ts';

const { confirm } = accounts;

/** What a mail leads to, as it is rendered for browsers without script once it was refused. */
export const confirmationForm: PlainForm = {
  heading: confirm.heading,
  text: confirm.lead,
  // Empty posts to the page itself, so that its secret address is not written out.
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
