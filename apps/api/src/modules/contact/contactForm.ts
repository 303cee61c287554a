import { urls } from '@awning/contract/urls';
import type { PlainForm } from '../../formPage.ts';

/** The contact form as it is drawn for who has no script. */
export const contactForm: PlainForm = {
  heading: 'Write to us',
  action: urls.createMessage,
  fields: [
    { name: 'name', label: 'Name', autocomplete: 'name' },
    {
      name: 'email',
      label: 'Email',
      kind: 'email',
      autocomplete: 'email',
      hint: 'Our answer goes here.',
    },
    { name: 'subject', label: 'Subject', optional: true },
    { name: 'message', label: 'Message', kind: 'text' },
  ],
  send: 'Send message',
  thanks: '/thanks/contact',
};
