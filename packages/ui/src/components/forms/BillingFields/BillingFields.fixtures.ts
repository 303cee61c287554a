import type { BillingFieldsProps } from './BillingFields.tsx';

export const countries: BillingFieldsProps['countries'] = [
  { label: 'Germany', value: 'DE' },
  { label: 'Ireland', value: 'IE' },
  { label: 'United Kingdom', value: 'GB' },
  { label: 'United States', value: 'US' },
];

export const labels: BillingFieldsProps['labels'] = {
  open: 'Bill to a business',
  hint: 'Only if your books need it: it is printed on your receipt.',
  company: 'Company',
  street: 'Street and number',
  postalCode: 'Postal code',
  city: 'Town or city',
  country: 'Country',
  countryHint: 'By itself it is not printed.',
  noCountry: 'Choose one',
  taxNumber: 'VAT or tax number',
  taxNumberHint: 'As it stands on your own bills.',
  optional: 'optional',
};

export const draft: NonNullable<BillingFieldsProps['draft']> = {
  company: 'Sharp Trading Ltd',
  street: '1 High Street',
  postalCode: 'LS1 1AA',
  city: 'Leeds',
  country: 'GB',
  taxNumber: 'GB 123 4567 89',
};
