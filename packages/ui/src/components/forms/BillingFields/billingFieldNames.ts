/** What a billing is asked for, in the order of the fields. */
export const billingFieldNames = ['company', 'street', 'postalCode', 'city', 'country', 'taxNumber'] as const;

export type BillingField = (typeof billingFieldNames)[number];
