import type { Post, PostContent } from '@awning/content/post';
import { loadContent, posts } from '@awning/content/posts';

export { posts };

/** The post at an address. */
export const findPost = (postId: string | undefined): Post | undefined =>
  posts.find(({ slug }) => slug === postId);

const abreast = 3;

/** What to read next: what its author named, then its category, then the newest. Never the post itself. */
export function relatedTo(post: Post): readonly Post[] {
  const named = post.related.flatMap((id) => posts.find((other) => other.id === id) ?? []);
  const sameCategory = posts.filter(({ category }) => category === post.category);
  return [...new Set([...named, ...sameCategory, ...posts])]
    .filter(({ id }) => id !== post.id)
    .slice(0, abreast);
}

/** The posts that came out just after it and just before. */
export function neighboursOf(post: Post): { newer: Post | undefined; older: Post | undefined } {
  const place = posts.indexOf(post);
  return { newer: posts[place - 1], older: posts[place + 1] };
}

/** A post with what is read before, with and after it, and its words; nothing at an address that no post has. */
export async function readPost(postId: string | undefined) {
  const post = findPost(postId);
  if (!post) return undefined;
  const Content: PostContent = await loadContent(post);
  return { reading: { post, related: relatedTo(post), ...neighboursOf(post) }, Content };
}
