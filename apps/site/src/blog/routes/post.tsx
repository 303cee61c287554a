import { blog } from '@awning/content/blog';
import { useLoaderData, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { postPath } from '../blog.ts';
import { FeedLink } from '../../head/FeedLink.tsx';
import { Meta } from '../../head/Meta.tsx';
import { notFound } from '../../problems/notFound.ts';
import { PostPage } from '../PostPage/PostPage.tsx';
import { paths } from '../../paths.ts';
import { postContents } from '../postContents.ts';
import { articleOf } from '../articleOf.ts';
import { designsOf } from '../designsOf.ts';
import { breadcrumbs, StructuredData } from '../../head/StructuredData.tsx';

export async function loader({ params }: LoaderFunctionArgs<'postId'>) {
  const { readPost } = await import('../posts.ts');
  const found = await readPost(params['postId']);
  if (!found) throw notFound('post');
  postContents.set(found.reading.post.id, found.Content);
  return found.reading;
}

export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams['postId'] !== nextParams['postId'];

export function Component() {
  const reading = useLoaderData<typeof loader>();
  const { post } = reading;
  const told = { Content: postContents.get(post.id), designs: designsOf(post) };
  const way = [{ name: blog.title, url: paths.blog.to() }];

  return (
    <>
      <Meta title={post.title} description={post.excerpt} type="article" />
      <FeedLink />
      <StructuredData data={articleOf(post)} />
      <StructuredData data={breadcrumbs([...way, { name: post.title, url: postPath(post) }])} />
      <PostPage {...reading} {...told} blogHref={paths.blog.to()} />
    </>
  );
}
