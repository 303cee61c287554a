/**
 * What names and addresses are compared by. Of the letters that have a smaller form only A to Z get it: a Kelvin sign
 * is not a K, and whoever owns the one address does not own the other.
 */
export const keyOf = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
