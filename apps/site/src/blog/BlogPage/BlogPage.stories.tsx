import { posts } from '@awning/content/posts';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { findPosts } from '../blog.ts';
import { BlogPage, type BlogPageProps } from './BlogPage.tsx';

const everything = { q: '', category: '' };

// As the route does it, without an address.
function Searched(args: BlogPageProps) {
  const [filter, setFilter] = useState(args.filter);
  return (
    <BlogPage
      {...args}
      posts={findPosts(posts, filter)}
      filter={filter}
      onFilter={(next) => {
        args.onFilter?.(next);
        setFilter(next);
      }}
    />
  );
}

const meta = preview.meta({
  component: BlogPage,
  args: { posts, all: posts.length, filter: everything, onFilter: fn(), action: '/blog' },
  parameters: { layout: 'fullscreen' },
  render: Searched,
});

/** Every post, the newest across the board. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(posts.length);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `Showing ${posts.length} of ${posts.length} posts`,
    );
    for (const { image } of posts) await expect(canvas.getByRole('img', { name: image.alt })).toBeVisible();
    const [newest] = canvas.getAllByRole('article');
    await expect(newest).toHaveAccessibleName(posts[0]!.title);
  },
});

/** One category, chosen by its tab, and a word of a title. */
export const Narrowed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('SEO', { selector: 'label' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ q: '', category: 'seo' });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by title' }), 'hours');
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent(`Showing 1 of ${posts.length} posts`);
  },
});

/** No post has that title: it says so, and leads back to all of them. */
export const NothingFound = meta.story({
  args: { filter: { q: 'zebra', category: 'design' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'No posts found' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Show all posts' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(posts.length);
  },
});
