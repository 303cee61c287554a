import { brand } from '../brand.ts';

type Business = Record<'legalName' | 'address' | 'companyNumber' | 'email' | 'telephone', string>;

/** The seller, as on a letterhead. What a business does not say is left out. */
export const imprintOf = ({ legalName, address, companyNumber, telephone }: Business): string[] =>
  [legalName, address, companyNumber && `Company number ${companyNumber}`, telephone].filter(Boolean);

/** How it is asked something: what stands there, and where it leads. */
export const waysToAskOf = ({ email, telephone }: Business): { label: string; href: string }[] => [
  { label: email, href: `mailto:${email}` },
  ...(telephone ? [{ label: telephone, href: `tel:${telephone.replaceAll(/[^+\d]/g, '')}` }] : []),
];

export const imprint = imprintOf(brand);
export const waysToAsk = waysToAskOf(brand);
