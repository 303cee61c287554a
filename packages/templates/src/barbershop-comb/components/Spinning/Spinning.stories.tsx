import { Photo } from '@awning/ui/components/Photo';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { landscape } from '../../../content/testing/landscape.ts';
import { Spinning } from './Spinning.tsx';

const meta = preview.meta({ component: Spinning });

/** As large as its box lets it be, and round whatever the box is. */
export const InABox = meta.story({
  args: { children: <Photo {...landscape} fill /> },
  render: (args) => (
    <div style={{ position: 'relative', inlineSize: '320px', blockSize: '420px' }}>
      <Spinning {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img', { name: landscape.alt }).getBoundingClientRect();
    await expect(width).toBeCloseTo(height, 0);
    await expect(width).toBeGreaterThan(200);
  },
});
