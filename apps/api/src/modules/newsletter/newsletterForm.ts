import type { SiteForm } from '../../http/siteForms.ts';

/** The newsletter form at the foot of every page. It comes back on the first of them. */
export const newsletterForm: SiteForm = { name: 'newsletter', page: '/', fields: [{ name: 'email' }] };
