/**
 * How many items a page of a list has. Apart from the schemas, so that a browser can have the one without the other.
 */
export const pageSize = 25;
