import { blog } from '@awning/content/blog';
import { posts } from '@awning/content/posts';
import { useSearchParams } from 'react-router-dom';
import { findPosts, readPostQuery, writePostQuery } from '../blog.ts';
import { FeedLink } from '../FeedLink.tsx';
import { Meta } from '../Meta.tsx';
import { BlogPage } from '../pages/BlogPage/BlogPage.tsx';
import { paths } from '../paths.ts';
import type { RouteHandle } from '../routeHandle.ts';

export const handle: RouteHandle = { readsQuery: true };

export function Component() {
  const [search, setSearch] = useSearchParams();
  const filter = readPostQuery(search);
  const address = paths.blog.to();

  return (
    <>
      <Meta
        title={blog.title}
        description={blog.description}
        {...(search.size > 0 && { canonical: address })}
      />
      <FeedLink />
      <BlogPage
        posts={findPosts(filter)}
        all={posts.length}
        filter={filter}
        onFilter={(next) => setSearch(writePostQuery(next), { replace: true, preventScrollReset: true })}
        action={address}
      />
    </>
  );
}
