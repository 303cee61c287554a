import { Photo } from '@awning/ui/components/Photo';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { landscape } from '../../../content/testing/landscape.ts';
import { RecordCover } from './RecordCover.tsx';

const meta = preview.meta({
  component: RecordCover,
  args: { fill: false, children: <Photo {...landscape} ratio="square" /> },
});

/** In a column: without a sleeve under it there is no paper, and it is grey. */
export const InAColumn = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: landscape.alt })).toBeVisible();
  },
});

/** Over the whole of a sleeve. */
export const FillingABox = meta.story({
  args: { fill: true, children: <Photo {...landscape} fill /> },
  render: (args) => (
    <div style={{ position: 'relative', inlineSize: '320px', blockSize: '380px' }}>
      <RecordCover {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img', { name: landscape.alt }).getBoundingClientRect();
    await expect(width).toBeGreaterThan(240);
    await expect(height).toBeGreaterThan(240);
  },
});
