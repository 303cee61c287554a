import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { RoundPlate } from './RoundPlate.tsx';

const meta = preview.meta({ component: RoundPlate });

/** Nothing on it yet. */
export const Empty = meta.story();

/** With a painted ring and something to eat, which says what it is. */
export const Served = meta.story({
  args: {
    glaze: 'spark',
    children: (
      <Drawing label="Half an orange" viewBox="0 0 200 200">
        <circle cx="100" cy="100" r="52" fill="currentColor" />
      </Drawing>
    ),
  },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img', { name: 'Half an orange' }).getBoundingClientRect();
    await expect(Math.round(width)).toBe(Math.round(height));
  },
});
