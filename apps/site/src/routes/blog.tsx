import { blog } from '@awning/content/blog';
import { posts } from '@awning/content/posts';
import { findPosts } from '../blog.ts';
import { FeedLink } from '../FeedLink.tsx';
import { Meta } from '../Meta.tsx';
import { BlogPage } from '../pages/BlogPage/BlogPage.tsx';
import { paths } from '../paths.ts';
import type { RouteHandle } from '../routeHandle.ts';
import { usePostFilter } from '../usePostFilter.ts';

export const handle: RouteHandle = { readsQuery: true };

export function Component() {
  const { filter, onFilter, isNarrowed } = usePostFilter();
  const address = paths.blog.to();

  return (
    <>
      <Meta title={blog.title} description={blog.description} {...(isNarrowed && { canonical: address })} />
      <FeedLink />
      <BlogPage
        posts={findPosts(filter)}
        all={posts.length}
        filter={filter}
        onFilter={onFilter}
        action={address}
      />
    </>
  );
}
