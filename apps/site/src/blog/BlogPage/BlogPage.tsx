import { blog } from '@awning/content/blog';
import type { Post } from '@awning/content/post';
import { PostList, type PostFilter } from '@awning/ui/sections/PostList';
import { categories } from '../blog.ts';
import { noticeOf } from '../PostDrawing/noticeOf.tsx';

export interface BlogPageProps {
  /** The posts that were found, the newest first. */
  posts: readonly Post[];
  /** How many there are. */
  all: number;
  /** The words and the category to search for. */
  filter: PostFilter;
  /** Called at every change; without it the form loads a new page. */
  onFilter?: (filter: PostFilter) => void;
  /** Where the browser sends the form. */
  action: string;
}

/** The notice board: every post, to be searched by title and gone through by category. */
export function BlogPage({ posts, all, filter, onFilter, action }: BlogPageProps) {
  return (
    <PostList
      heading={blog.heading}
      lead={blog.lead}
      items={posts.map(noticeOf)}
      categories={categories}
      value={filter}
      onChange={onFilter}
      formAction={action}
      count={blog.count(posts.length, all)}
      labels={blog.list}
    />
  );
}
