import { brand } from '@awning/content/brand';
import type { Post } from '@awning/content/post';
import { postPath } from './blog.ts';

const shop = { '@type': 'Organization', name: brand.name };

/** A post in the words of schema.org. */
export const articleOf = (post: Post) => ({
  '@type': 'Article',
  headline: post.title,
  description: post.excerpt,
  articleSection: post.category,
  datePublished: post.date,
  dateModified: post.date,
  image: post.image.src,
  author: { ...shop, name: post.author },
  publisher: shop,
  inLanguage: brand.language,
  mainEntityOfPage: postPath(post),
});
