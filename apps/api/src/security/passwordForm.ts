/** The one form of a password, whatever it was typed on: a Mac and a phone write the same letters differently. */
export const passwordForm = (typed: string): string => typed.normalize('NFKC');
