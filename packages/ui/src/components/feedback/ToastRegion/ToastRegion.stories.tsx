import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { ToastRegion } from './ToastRegion.tsx';

const meta = preview.meta({ component: ToastRegion });

/** There from the start, with nothing in it. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
