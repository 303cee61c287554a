import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { aushang, counter, posts } from './PostList.fixtures.ts';
import { PostList, type PostListProps } from './PostList.tsx';

const { lead, ...least } = counter;

const meta = preview.meta({
  component: PostList,
  args: { ...least, items: posts.slice(3, 4), count: 'Showing 1 of 1 post' },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'empty', 'missing-picture', 'loading', 'keyboard'],
  },
});

const labels = { navigation: 'Pages of posts', previous: 'Newer', next: 'Older', page: 'Page', of: 'of' };

// As a page would do it.
function Searched(args: PostListProps) {
  const [value, setValue] = useState(args.value);
  const found = posts.filter(
    ({ title, category }) =>
      title.toLowerCase().includes(value.q.toLowerCase()) &&
      (!value.category || category.toLowerCase() === value.category),
  );
  return (
    <PostList
      {...args}
      items={found}
      value={value}
      onChange={(next) => {
        args.onChange?.(next);
        setValue(next);
      }}
      count={`Showing ${found.length} of ${posts.length} posts`}
    />
  );
}

/** The first post of a new shop. */
export const OnePost = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: counter.heading })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
});

/** A season's worth, the newest across the board. */
export const Usual = meta.story({
  tags: ['usual'],
  args: { ...counter, lead },
  render: Searched,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 6 of 6 posts');
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
    const field = canvas.getByRole('searchbox', { name: 'Search by title' }).getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Search' }).getBoundingClientRect();
    await expect([button.top, button.bottom]).toEqual([field.top, field.bottom]);
  },
});

/** On a phone the first post is in the first screen, under the header of a page. */
export const OnAPhone = meta.story({
  args: { ...counter, lead, items: posts },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const [newest] = canvas.getAllByRole('article');
    await expect(newest!.getBoundingClientRect().top).toBeLessThan(400);
    const field = canvas.getByRole('searchbox', { name: 'Search by title' }).getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Search' }).getBoundingClientRect();
    await expect([button.top, button.bottom]).toEqual([field.top, field.bottom]);
  },
});

/** What is typed narrows the board at once, and the count is said again. */
export const SearchedByTitle = meta.story({
  args: counter,
  render: Searched,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by title' }), 'photo');
    await expect(canvas.getByRole('article', { name: 'Five photographs every shop needs' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 1 of 6 posts');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
});

/** One category, and the search within it. */
export const OneCategory = meta.story({
  args: counter,
  render: Searched,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Business', { selector: 'label' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await userEvent.type(canvas.getByRole('searchbox'), 'price');
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
});

/** No post has that title: it says so, and leads back to all of them. */
export const NothingFound = meta.story({
  tags: ['empty'],
  args: { ...counter, value: { q: 'zebra', category: 'seo' }, onChange: fn() },
  render: Searched,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'No posts found' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 0 of 6 posts');
    const clear = canvas.getByRole('link', { name: 'Show all posts' });
    await expect(clear).toHaveAttribute('href', '/blog');
    await userEvent.click(clear);
    await expect(args.onChange).toHaveBeenLastCalledWith({ q: '', category: '' });
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
  },
});

/** No post has been written yet. */
export const Empty = meta.story({ tags: ['empty'], args: { items: [], count: 'Showing 0 of 0 posts' } });

/** Posts are loading: blank slips hold their place. */
export const Loading = meta.story({
  tags: ['loading'],
  args: { ...counter, status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Fetching posts…');
    await expect(canvas.getByRole('region', { name: 'Posts' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('article')).toBeNull();
  },
});

/** Years of posts, page by page. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    ...counter,
    items: Array.from({ length: 12 }, (_, place) => ({
      ...posts[place % posts.length]!,
      href: `/blog/${place}`,
      title: `${posts[place % posts.length]!.title} (${place + 1})`,
    })),
    count: 'Showing 12 of 130 posts',
    pagination: { current: 3, total: 11, hrefs: (page: number) => `/blog?page=${page}`, labels },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
    await expect(canvas.getByRole('navigation', { name: 'Pages of posts' })).toBeVisible();
  },
});

/** A picture that never came: its words stand in its place. */
export const MissingPicture = meta.story({
  tags: ['missing-picture'],
  args: {
    items: posts.slice(0, 3).map((post) => ({
      ...post,
      ...('picture' in post && { picture: { ...post.picture, src: 'data:image/png;base64,AAAA' } }),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A clock over a shop door' })).toBeVisible();
  },
});

/** Found, narrowed and followed without a mouse. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: counter,
  render: Searched,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'SEO' })).toBeChecked();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: posts[0]!.title })).toHaveFocus();
  },
});

/** Before its script: a form that loads a page, with the choices in the address. */
export const BeforeScript = meta.story({
  args: { ...counter, value: { q: 'shop', category: 'design' } },
  play: async ({ args, canvas }) => {
    const markup = renderToString(<PostList {...args} />);
    await expect(markup).not.toContain('style=');
    const page = new DOMParser().parseFromString(markup, 'text/html');
    const asked = new URLSearchParams(new FormData(page.querySelector('form')!) as never);
    await expect(`${asked}`).toBe('q=shop&category=design');
    const form = canvas.getByRole('search', { name: 'Find a post' });
    await expect(form).toHaveAttribute('method', 'get');
    await expect(form).toHaveAttribute('action', '/blog');
  },
});

/** German, words without end, the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: aushang,
  globals: { viewport: { value: 'narrow' } },
});

/** Titles that no reader would search for. */
export const TitlesThatTease = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...counter,
    items: posts.slice(0, 3).map((post, place) => ({
      ...post,
      title: ['Thoughts', 'Exciting news from us!', 'Did you know?'][place]!,
      excerpt: 'Click here to read more…',
    })),
  },
});
