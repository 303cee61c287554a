import { Photo } from '@awning/ui/components/Photo';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { landscape } from '../../../content/testing/landscape.ts';
import { TapedPrint } from './TapedPrint.tsx';

const meta = preview.meta({
  component: TapedPrint,
  args: { fill: false, children: <Photo {...landscape} ratio="portrait" /> },
});

/** On its sheet. */
export const InAColumn = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: landscape.alt })).toBeVisible();
  },
});

/** Over the whole of a box. */
export const FillingABox = meta.story({
  args: { fill: true, children: <Photo {...landscape} fill /> },
  render: (args) => (
    <div style={{ position: 'relative', inlineSize: '320px', blockSize: '380px' }}>
      <TapedPrint {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img', { name: landscape.alt }).getBoundingClientRect();
    await expect(width).toBeGreaterThan(220);
    await expect(height).toBeGreaterThan(220);
  },
});
