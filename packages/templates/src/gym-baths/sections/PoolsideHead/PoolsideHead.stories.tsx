import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Mosaic } from '../../components/Mosaic/Mosaic.tsx';
import { boat, marina } from './PoolsideHead.fixtures.ts';
import { PoolsideHead } from './PoolsideHead.tsx';

const meta = preview.meta({
  component: PoolsideHead,
  args: { heading: marina.heading },
  parameters: { layout: 'fullscreen', states: ['usual'] },
});

/** Words, a panel let into the wall, and the depth at the edge below. */
export const Panel = meta.story({
  tags: ['usual'],
  args: { ...marina, panel: <Mosaic {...boat} fill="middle" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: marina.heading })).toBeVisible();
    await expect(canvas.getByRole('img', { name: boat.label })).toBeVisible();
    await expect(canvas.getByText(marina.mark)).toBeVisible();
  },
});
