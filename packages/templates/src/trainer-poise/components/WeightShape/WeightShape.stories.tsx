import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { WeightShape } from './WeightShape.tsx';

const meta = preview.meta({
  component: WeightShape,
  args: { shape: 'disc', paint: 'paper1' },
});

/** The plainest of them. */
export const Disc = meta.story({
  args: { shape: 'disc', paint: 'paper1' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** Cut from a leaf's outline. */
export const Leaf = meta.story({ args: { shape: 'leaf', paint: 'paper3' } });

/** Heavier on one side. */
export const Kidney = meta.story({ args: { shape: 'kidney', paint: 'paper2' } });

/** In the ink of the page. */
export const Boomerang = meta.story({ args: { shape: 'boomerang' } });

/** About to fall, and not falling. */
export const Drop = meta.story({ args: { shape: 'drop', paint: 'paper1' } });
