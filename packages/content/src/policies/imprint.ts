import { brand } from '../brand.ts';

type Business = Record<'legalName' | 'address' | 'companyNumber' | 'email' | 'telephone', string>;

/** The seller, as on a letterhead. A missing part is left out. */
export const imprintOf = ({ legalName, address, companyNumber, telephone }: Business): string[] =>
  [legalName, address, companyNumber && `Company number ${companyNumber}`, telephone].filter(Boolean);

/** Ways to reach the seller: the words, and where each leads. */
export const waysToAskOf = ({ email, telephone }: Business): { label: string; href: string }[] => [
  { label: email, href: `mailto:${email}` },
  ...(telephone ? [{ label: telephone, href: `tel:${telephone.replaceAll(/[^+\d]/g, '')}` }] : []),
];

export const imprint = imprintOf(brand);
export const waysToAsk = waysToAskOf(brand);
