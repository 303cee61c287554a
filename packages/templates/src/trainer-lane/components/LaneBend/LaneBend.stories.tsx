import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { LaneBend } from './LaneBend.tsx';

const meta = preview.meta({
  component: LaneBend,
  args: {
    lanes: 4,
    radius: 2,
    around: 'topStart' as const,
    inside: 'tint' as const,
    outside: 'plain' as const,
    tone: 'accent' as const,
  },
  parameters: { layout: 'fullscreen' },
});

/** Four lanes round the first corner. It says nothing to those who listen. */
export const RoundTheTop = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

/** Six of them, close round the corner across. */
export const RoundTheBottom = meta.story({ args: { lanes: 6, radius: 0.5, around: 'bottomEnd' } });
