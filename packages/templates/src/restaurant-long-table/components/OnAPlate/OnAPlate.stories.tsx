import { Photo } from '@awning/ui/components/Photo';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { landscape } from '../../../content/testing/landscape.ts';
import { OnAPlate } from './OnAPlate.tsx';

const meta = preview.meta({
  component: OnAPlate,
  args: { fill: false, children: <Photo {...landscape} ratio="square" /> },
});

/** On a plate. */
export const OnATable = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: landscape.alt })).toBeVisible();
  },
});
