import { blog } from '@awning/content/blog';
import { useLoaderData } from 'react-router-dom';
import { findPosts } from '../blog.ts';
import { FeedLink } from '../../head/FeedLink.tsx';
import { Meta } from '../../head/Meta.tsx';
import { BlogPage } from '../BlogPage/BlogPage.tsx';
import { paths } from '../../paths.ts';
import { usePostFilter } from '../usePostFilter.ts';

// Late: a page that the server has rendered brings what it needs to know of the posts.
export const loader = async () => (await import('../posts.ts')).posts;
export const shouldRevalidate = () => false;
export function Component() {
  const posts = useLoaderData<typeof loader>();
  const { filter, onFilter, isNarrowed } = usePostFilter();
  const address = paths.blog.to();

  return (
    <>
      <Meta title={blog.title} description={blog.description} canonical={isNarrowed ? address : undefined} />
      <FeedLink />
      <BlogPage
        posts={findPosts(posts, filter)}
        all={posts.length}
        filter={filter}
        onFilter={onFilter}
        action={address}
      />
    </>
  );
}
