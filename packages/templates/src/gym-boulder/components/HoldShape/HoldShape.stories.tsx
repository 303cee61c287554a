import { Photo } from '@awning/ui/components/Photo';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { landscape } from '../../../content/testing/landscape.ts';
import { HoldShape } from './HoldShape.tsx';

const meta = preview.meta({
  component: HoldShape,
  args: { fill: false, children: <Photo {...landscape} ratio="landscape" /> },
});

/** In a column. */
export const InAColumn = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: landscape.alt })).toBeVisible();
  },
});

/** On the wall beside the first words. */
export const FillingABox = meta.story({
  args: { fill: true, children: <Photo {...landscape} fill /> },
  render: (args) => (
    <div style={{ position: 'relative', inlineSize: '320px', blockSize: '380px' }}>
      <HoldShape {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img', { name: landscape.alt }).getBoundingClientRect();
    await expect(width).toBeGreaterThan(220);
    await expect(height).toBeGreaterThan(220);
  },
});
