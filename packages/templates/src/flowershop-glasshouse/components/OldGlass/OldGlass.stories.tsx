import { Photo } from '@awning/ui/components/Photo';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { landscape } from '../../../content/testing/landscape.ts';
import { OldGlass } from './OldGlass.tsx';

const meta = preview.meta({
  component: OldGlass,
  args: { fill: false, children: <Photo {...landscape} ratio="portrait" /> },
});

/** Behind a pane. */
export const BehindAPane = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: landscape.alt })).toBeVisible();
  },
});
