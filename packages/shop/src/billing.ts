import { countryName } from './countries.ts';

/** Whom a receipt is made out to: only the fields that the buyer filled in. */
export interface Billing {
  company?: string;
  street?: string;
  postalCode?: string;
  city?: string;
  /** By the two letters of ISO 3166-1. */
  country?: string;
  taxNumber?: string;
}

/** The fields of a billing, in the order in which they are asked. */
export const billingFields = ['company', 'street', 'postalCode', 'city', 'country', 'taxNumber'] as const;

/** A number as it is typed: pasted from a letter it has spaces and dashes that no keyboard has. */
const asTyped = (pasted: string) =>
  pasted.replaceAll(/[\u00a0\u2007\u2009\u202f]/g, ' ').replaceAll(/[\u2010-\u2015\u2212]/g, '-');

/** The fields of a billing that are filled in, from a form with more in it: blank ones are left out. */
export function filledIn(typed: Readonly<Record<string, unknown>>): Billing {
  const filled = billingFields.flatMap((field) => {
    const words = typed[field];
    if (typeof words !== 'string' || !words.trim()) return [];
    return [[field, (field === 'taxNumber' ? asTyped(words) : words).trim()] as const];
  });
  return Object.fromEntries(filled);
}

/** Whether a billing says whom to bill. A country by itself does not, and browsers fill that in unasked. */
export const billsSomebody = (billing: Billing) => Object.keys(billing).some((field) => field !== 'country');

/** The same as lines of a receipt, each under its label there. */
export function billingFacts(
  { company, street, postalCode, city, country, taxNumber }: Billing,
  labels: Readonly<Record<'company' | 'address' | 'taxNumber', string>>,
): { label: string; text: string }[] {
  const place = [postalCode, city].filter(Boolean).join(' ');
  const address = [street, place, country && countryName(country)].filter(Boolean).join(', ');
  return [
    { label: labels.company, text: company ?? '' },
    { label: labels.address, text: address },
    { label: labels.taxNumber, text: taxNumber ?? '' },
  ].filter(({ text }) => text);
}
