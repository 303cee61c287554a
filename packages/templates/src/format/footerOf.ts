import type { ContactFooterProps } from '@awning/ui/sections/ContactFooter';
import type { Business } from './business.ts';
import { contactOf } from './contactOf.ts';

/** What stands at the foot of every page: whose they are, all of them again, and how to reach the business. */
export const footerOf = (
  business: Business & { smallPrint: string },
  nav: NonNullable<ContactFooterProps['nav']>,
  address?: string,
): ContactFooterProps => ({
  name: business.name,
  nav,
  contact: contactOf(business, address),
  footnote: business.smallPrint,
});
