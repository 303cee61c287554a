import type { ContactLine } from '@awning/ui/components/ContactLines';
import type { Business } from './business.ts';

/** How to reach a business, as every page says it last: where it is, its telephone, its mail. */
export const contactOf = (
  { street, town, postcode, telephone, telephoneHref, mail }: Business,
  address = `${street}, ${town} ${postcode}`,
): readonly ContactLine[] => [
  { text: address },
  { text: telephone, href: telephoneHref },
  { text: mail, href: `mailto:${mail}` },
];
