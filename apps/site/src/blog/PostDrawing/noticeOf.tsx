import { blog } from '@awning/content/blog';
import type { Post } from '@awning/content/post';
import { postPath } from '../blog.ts';
import { day } from '../../format/day.ts';
import { PostDrawing } from './PostDrawing.tsx';

/** What hangs on the board of a post. */
export const noticeOf = (post: Post) => ({
  title: post.title,
  href: postPath(post),
  category: post.category,
  date: day(post.date),
  excerpt: post.excerpt,
  readingTime: blog.readingTime(post.minutes),
  drawing: <PostDrawing image={post.image} />,
});
