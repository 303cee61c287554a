/** The labels of the parts of a billing, on receipts and at the desk. */
export const billedWords = {
  company: 'Billed to',
  address: 'Address',
  taxNumber: 'VAT or tax number',
} as const;
