import { blog } from '@awning/content/blog';
import { postCategories, type Post } from '@awning/content/post';
import { paths } from '../paths.ts';

/** The search among the posts, as the address has it. */
export interface PostQuery {
  q: string;
  /** In lower case; empty for all. */
  category: string;
}

/** A post's own page. */
export const postPath = ({ slug }: Post) => paths.post.to({ postId: slug });

/** The posts of one category. */
export const categoryPath = (category: string) => `${paths.blog.to()}?category=${category.toLowerCase()}`;

/** The categories to choose from, “all” first. */
export const categories = [
  { value: '', label: blog.all },
  ...postCategories.map((label) => ({ value: label.toLowerCase(), label })),
];

/** The search in an address. A category that does not exist counts as none. */
export function readPostQuery(search: URLSearchParams): PostQuery {
  const category = search.get('category')?.toLowerCase() ?? '';
  return {
    q: search.get('q') ?? '',
    category: categories.some(({ value }) => value === category) ? category : '',
  };
}

/** The query of such an address, without its empty parts. */
export const writePostQuery = ({ q, category }: PostQuery) =>
  new URLSearchParams({ ...(q && { q }), ...(category && { category }) });

const plain = (text: string) => text.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '');

/** Those that have every word in their title, in the category. */
export function findPosts(posts: readonly Post[], { q, category }: PostQuery): readonly Post[] {
  const words = plain(q).split(/\s+/);
  return posts.filter(
    (post) =>
      (!category || post.category.toLowerCase() === category) &&
      words.every((word) => plain(post.title).includes(word)),
  );
}
