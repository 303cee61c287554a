import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { photo } from '../../testing/photo.ts';
import { Picture } from './Picture.tsx';

const bread = photo('loaf', 'A loaf with three cuts');

const meta = preview.meta({ component: Picture, args: bread });

/** In a column: as wide as that, in its own shape, fetched when it comes near. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'A loaf with three cuts' });
    const { width, height } = picture.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
    await expect(picture).toHaveAttribute('loading', 'lazy');
  },
});

/** The words beside it say it all, so it is not read out. */
export const Decoration = meta.story({
  args: { alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

/** In a frame of another shape, which it fills. */
export const Covering = meta.story({
  args: { fit: 'cover' },
  render: (args) => (
    <div style={{ inlineSize: '200px', blockSize: '200px' }}>
      <Picture {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect([width, height]).toEqual([200, 200]);
  },
});

/** In such a frame, whole: a logo. */
export const Contained = Covering.extend({ args: { fit: 'contain' } });

/** The picture that a visitor waits for is loaded first. */
export const Awaited = meta.story({
  args: { priority: true },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
    await expect(picture).not.toHaveAttribute('loading', 'lazy');
  },
});

/** It never came: its words stand in its place, on a phone as well. */
export const Missing = meta.story({
  args: { src: 'data:image/png;base64,', alt: 'A loaf with three cuts, on the board by the door' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'A loaf with three cuts, on the board by the door' });
    await expect(picture.getBoundingClientRect().right).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
});
