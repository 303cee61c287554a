/** How many items a page of a list has. Apart from the schemas, so that a browser can have it without them. */
export const pageSize = 25;
