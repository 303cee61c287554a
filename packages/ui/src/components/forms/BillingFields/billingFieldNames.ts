/** The names of the billing fields, in their order. */
export const billingFieldNames = ['company', 'street', 'postalCode', 'city', 'country', 'taxNumber'] as const;

export type BillingField = (typeof billingFieldNames)[number];
