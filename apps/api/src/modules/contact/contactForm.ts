import { trapName } from '@awning/contract/trapName';
import type { SiteForm } from '../../http/siteForms.ts';

/** The contact form of the home page. */
export const contactForm: SiteForm = {
  name: 'contact',
  page: '/',
  fields: [
    { name: 'name' },
    { name: 'email' },
    { name: 'subject', optional: true },
    { name: 'message' },
    { name: trapName },
  ],
};
