import { blog } from '@awning/content/blog';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { findPost, neighboursOf, postPath, relatedTo } from '../blog.ts';
import { FeedLink } from '../FeedLink.tsx';
import { Meta } from '../Meta.tsx';
import { notFound } from '../notFound.ts';
import { PostPage } from '../pages/PostPage/PostPage.tsx';
import { paths } from '../paths.ts';
import { contentOf, loadContent } from '../postContent.ts';
import { articleOf } from '../postData.ts';
import type { RouteHandle } from '../routeHandle.ts';
import { breadcrumbs, StructuredData } from '../StructuredData.tsx';

export const handle: RouteHandle = { prepare: ({ postId }) => loadContent(postId) };

export async function loader({ params }: LoaderFunctionArgs<'postId'>) {
  const post = findPost(params['postId']);
  if (!post) throw notFound('post');
  await loadContent(post.slug);
  return { slug: post.slug };
}

export function Component() {
  const post = findPost(useLoaderData<typeof loader>().slug);
  const Content = post && contentOf(post.id);
  if (!Content) return null;
  const way = [{ name: blog.title, url: paths.blog.to() }];

  return (
    <>
      <Meta title={post.title} description={post.excerpt} />
      <FeedLink />
      <StructuredData data={articleOf(post)} />
      <StructuredData data={breadcrumbs([...way, { name: post.title, url: postPath(post) }])} />
      <PostPage
        {...{ post, Content }}
        related={relatedTo(post)}
        {...neighboursOf(post)}
        blogHref={paths.blog.to()}
      />
    </>
  );
}
