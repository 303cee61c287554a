import type { SiteForm } from '../../http/siteForms.ts';

/** The newsletter form at the foot of every page. When it is refused, the visitor sees it on the home page. */
export const newsletterForm: SiteForm = { name: 'newsletter', page: '/', fields: [{ name: 'email' }] };
