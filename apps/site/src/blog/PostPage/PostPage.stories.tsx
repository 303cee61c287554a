import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { loadContent, posts } from '@awning/content/posts';
import { designsOf } from '../designsOf.ts';
import { neighboursOf, relatedTo } from '../posts.ts';
import { PostPage, type PostPageProps } from './PostPage.tsx';

const contents = await Promise.all(posts.map(loadContent));

function argsOf(id: string): PostPageProps {
  const place = posts.findIndex((post) => post.id === id);
  const post = posts[place]!;
  return {
    post,
    Content: contents[place]!,
    designs: designsOf(post),
    related: relatedTo(post),
    ...neighboursOf(post),
    blogHref: '/blog',
  };
}

const meta = preview.meta({
  component: PostPage,
  args: argsOf('opening-hours'),
  parameters: { layout: 'fullscreen' },
});

/** A picture, a date, a few minutes of words, three templates that show what they say, and three more to read. */
export const Usual = meta.story({
  args: argsOf('price-list'),
  play: async ({ canvas, args }) => {
    const { post, related } = args;
    await expect(canvas.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
    await expect(canvas.getByRole('img', { name: post.image.alt })).toBeVisible();
    await expect(canvas.getByText('29 October 2026')).toHaveAttribute('datetime', post.date);
    await expect(canvas.getAllByText(/minutes to read/)[0]).toBeVisible();
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Three ways to write a price' }),
    ).toHaveAttribute('id', 'three-ways-to-write-a-price');
    const shelf = within(canvas.getByRole('region', { name: 'On our shelf' }));
    await expect(shelf.getByText(post.designs.lead)).toBeVisible();
    await expect(shelf.getAllByRole('article')).toHaveLength(post.designs.ids.length);
    const card = within(shelf.getByRole('article', { name: /^Barbershop Classic/ }));
    await expect(card.getByRole('link', { name: 'View Details of Barbershop Classic' })).toHaveAttribute(
      'href',
      '/templates/barbershop/barbershop-classic',
    );
    await expect(
      card.getByRole('link', { name: 'Try it with your name: Barbershop Classic' }),
    ).toHaveAttribute('href', '/try/barbershop-classic');
    await expect(card.getByText('$299')).toBeVisible();
    const more = within(canvas.getByRole('region', { name: 'More from the counter' }));
    await expect(more.getAllByRole('article')).toHaveLength(related.length);
    await expect(more.queryByRole('link', { name: post.title })).toBeNull();
  },
});

/** The first of all: nothing older to lead on to. */
export const Oldest = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Older')).toBeNull();
    await expect(canvas.getByText('Newer')).toBeVisible();
  },
});

/** The newest, and a long title. */
export const Newest = meta.story({
  args: argsOf('thumb-test'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Newer')).toBeNull();
  },
});

/** No related post: no heading without a list. */
export const NothingRelated = meta.story({
  args: { related: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'More from the counter' })).toBeNull();
  },
});
