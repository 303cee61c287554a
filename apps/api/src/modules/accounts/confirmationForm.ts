import { urls } from '@awning/contract/urls';
import type { PlainForm } from '../../formPage.ts';

/** Where the link of the welcome leads. */
export const confirmationForm = (token: string): PlainForm => ({
  heading: 'Is this your address?',
  text: 'Confirm it with the password of your account, and what you bought with it is in there. You did not open an account? Then close this page: nothing happens.',
  action: urls.confirmEmail.replace(':token', token),
  fields: [{ name: 'password', label: 'Password', kind: 'password', autocomplete: 'current-password' }],
  send: 'Yes, it is mine',
  thanks: '/thanks/address',
});
