/** Where a story stands in Storybook, seen from a page of its docs. */
export const storyHref = (id: string) => `./?path=/story/${id}`;

/** The same of a page of docs. */
export const pageHref = (id: string) => `./?path=/docs/${id}`;
