import { Photo } from '@awning/ui/components/Photo';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { landscape } from '../../../content/testing/landscape.ts';
import { PhotoFinish } from './PhotoFinish.tsx';

const meta = preview.meta({
  component: PhotoFinish,
  args: { fill: false, children: <Photo {...landscape} ratio="landscape" /> },
});

/** In a column. */
export const InAColumn = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: landscape.alt })).toBeVisible();
  },
});

/** Beside words, or behind the first of them. */
export const FillingABox = meta.story({
  args: { fill: true, children: <Photo {...landscape} fill /> },
  render: (args) => (
    <div style={{ position: 'relative', inlineSize: '320px', blockSize: '380px' }}>
      <PhotoFinish {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img', { name: landscape.alt }).getBoundingClientRect();
    await expect(width).toBeGreaterThan(220);
    await expect(height).toBeGreaterThan(220);
  },
});
