import { trapName } from '@awning/contract/trapName';
import type { SiteForm } from '../../http/siteForms.ts';

/** The quote form of the price list. */
export const quoteForm: SiteForm = {
  name: 'quote',
  page: '/pricing',
  fields: [
    { name: 'name' },
    { name: 'email' },
    { name: 'business' },
    { name: 'budget' },
    { name: 'details' },
    { name: trapName },
  ],
};
