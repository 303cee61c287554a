import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { camera, more, weiteres } from './RelatedPosts.fixtures.ts';
import { RelatedPosts } from './RelatedPosts.tsx';

const meta = preview.meta({
  component: RelatedPosts,
  args: { heading: more.heading, items: more.items.slice(1, 2) },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'empty', 'missing-picture', 'keyboard'],
  },
});

/** One post that goes with this one. */
export const One = meta.story({ tags: ['least'] });

/** Three, and the way to all of them. */
export const Three = meta.story({
  tags: ['usual'],
  args: more,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: more.heading })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByRole('heading', { level: 3, name: 'Ask for the review' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blog');
  },
});

/** More than one line holds. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    ...more,
    items: Array.from({ length: 7 }, (_, place) => ({
      ...more.items[place % 3]!,
      href: `/blog/${place}`,
      title: `${more.items[place % 3]!.title}, part ${place + 1}`,
    })),
  },
});

/** On a painted board. */
export const OnABoard = meta.story({ args: { ...more, tone: 'deep' } });

/** No related post: no heading without a list. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { ...more, items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

/** A picture that never came. */
export const MissingPicture = meta.story({
  tags: ['missing-picture'],
  args: {
    items: [{ ...more.items[0]!, picture: { ...camera, src: 'data:image/png;base64,AAAA' } }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: camera.alt })).toBeVisible();
  },
});

/** Walked along by keyboard alone. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: more,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['All posts', ...more.items.map(({ title }) => title)]) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
});

/** German, a word without end, a narrow phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: weiteres,
  globals: { viewport: { value: 'narrow' } },
});

/** As many as there are. */
export const EverythingThereIs = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...more,
    items: Array.from({ length: 9 }, (_, place) => ({
      ...more.items[place % 3]!,
      href: `/blog/other-${place}`,
    })),
  },
});
