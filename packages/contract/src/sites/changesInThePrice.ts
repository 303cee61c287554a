/**
 * How often a buyer may send a finished site back before it goes live (docs/product.md): the price includes it. Apart
 * from the
 * schemas, so that a browser can have it without them.
 */
export const changesInThePrice = 1;
