/** How many characters a price takes, roughly: what is drawn as wide as its box is drawn smaller, the longer it is. */
export const digitsOf = ({ length }: string) => (length < 4 ? 'few' : length < 6 ? 'some' : 'many');
