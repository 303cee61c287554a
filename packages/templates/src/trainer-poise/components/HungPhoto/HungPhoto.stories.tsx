import { Photo } from '@awning/ui/components/Photo';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { landscape } from '../../../content/testing/landscape.ts';
import { HungPhoto } from './HungPhoto.tsx';

const meta = preview.meta({
  component: HungPhoto,
  args: { fill: false, children: <Photo {...landscape} /> },
});

/** Cut to a disc, however it was taken. */
export const OnAString = meta.story({
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img', { name: landscape.alt }).getBoundingClientRect();
    await expect(Math.abs(width - height)).toBeLessThan(1);
  },
});
