import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { FacingHead } from './FacingHead.tsx';

const meta = preview.meta({ component: FacingHead, args: { heading: 'This week', id: 'heading' } });

/** With nothing to add. */
export const Alone = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveAccessibleName('This week');
  },
});
