import { urls } from '@awning/contract/urls';
import type { PlainForm } from '../../formPage.ts';

/** The quote form as it is drawn for who has no script. */
export const quoteForm: PlainForm = {
  heading: 'Ask for a quote',
  action: urls.createQuote,
  fields: [
    { name: 'name', label: 'Name', autocomplete: 'name' },
    { name: 'email', label: 'Email', kind: 'email', autocomplete: 'email', hint: 'Our offer goes here.' },
    { name: 'business', label: 'Kind of business' },
    { name: 'budget', label: 'Budget', hint: 'What you would like to spend, as exactly as you know it.' },
    { name: 'details', label: 'What you need', kind: 'text' },
  ],
  send: 'Ask for a quote',
  thanks: '/thanks/quote',
};
