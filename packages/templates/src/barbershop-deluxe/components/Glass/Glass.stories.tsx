import { Photo } from '@awning/ui/components/Photo';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { landscape } from '../../../content/testing/landscape.ts';
import { Glass } from './Glass.tsx';

const meta = preview.meta({
  component: Glass,
  args: { fill: false, children: <Photo {...landscape} ratio="portrait" /> },
});

/** On the line: dark before it, light behind it. */
export const OnTheLine = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: landscape.alt })).toBeVisible();
  },
});
