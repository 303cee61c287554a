import type { PostContent } from '@awning/content/post';

/**
 * The words that were fetched so far, by the id of their post. The words of a page that the server has written are
 * not fetched again: they stay as they stand.
 */
export const postContents = new Map<string, PostContent>();
