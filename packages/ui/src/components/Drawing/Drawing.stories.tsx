import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from './Drawing.tsx';

const boat = (
  <>
    <path fill="var(--ui-color-paper4)" d="M0 0h160v90H0z" />
    <path fill="var(--ui-color-paper1)" d="M40 60h80l-14 18H54z" />
    <path fill="var(--ui-color-paper2)" d="M78 14v42H50z" />
  </>
);

const meta = preview.meta({ component: Drawing, args: { viewBox: '0 0 160 90', children: boat } });

/** Beside words that say it all. */
export const Decoration = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** Shows something the words do not. */
export const WithWords = meta.story({
  args: { label: 'A boat under one sail' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A boat under one sail' })).toBeVisible();
  },
});
