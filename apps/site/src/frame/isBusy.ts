/**
 * Whether a visitor is at work on the page at an address, and is not to be led away: it ends in a slim foot. The addresses
 * are those of `paths`, which its test holds it to: every page loads this, and so it is short.
 */
export const isBusy = (path: string): boolean => /^\/(?:checkout$|dashboard|orders\/)/.test(path);
