/** How many are on a page of a list. Apart from the schemas, so that a browser can have the one without the other. */
export const pageSize = 25;
