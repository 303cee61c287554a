import type { SiteForm } from '../../plugins/siteForms.ts';

/** The contact form of the home page. */
export const contactForm: SiteForm = {
  name: 'contact',
  page: '/',
  fields: [{ name: 'name' }, { name: 'email' }, { name: 'subject', optional: true }, { name: 'message' }],
};
