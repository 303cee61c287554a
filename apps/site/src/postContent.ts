import type { PostContent } from '@awning/content/posts';
import { findPost } from './blog.ts';

const loaded = new Map<string, PostContent>();

/** Fetches the words of the post at an address, once. */
export async function loadContent(postId: string | undefined): Promise<void> {
  const post = findPost(postId);
  if (post && !loaded.has(post.id)) loaded.set(post.id, await post.content());
}

/** The words that were fetched. */
export const contentOf = (id: string): PostContent | undefined => loaded.get(id);
