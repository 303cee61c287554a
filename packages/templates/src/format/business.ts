/** Where a business is and how it is reached. */
export interface Business {
  name: string;
  street: string;
  town: string;
  postcode: string;
  telephone: string;
  /** The same to be rung: `tel:`, then the number with its country. */
  telephoneHref: string;
  mail: string;
}
