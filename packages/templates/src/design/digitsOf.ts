/** Roughly how many characters a price takes. Where a price fills its box, a longer one is drawn smaller. */
export const digitsOf = ({ length }: string) => (length < 4 ? 'few' : length < 6 ? 'some' : 'many');

/**
 * Whether a price has a sum that is longer than most and must not be broken: “£1,234.56”, “123,45 €”. It is set
 * smaller, so that it keeps to one line.
 */
export const hasLongSum = (price: string) =>
  price.split(' ').some((part) => /\d/.test(part) && part.length > 7);
