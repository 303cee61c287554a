import { Photo } from '@awning/ui/components/Photo';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { landscape } from '../../../content/testing/landscape.ts';
import { Horizon } from './Horizon.tsx';

const meta = preview.meta({ component: Horizon });

/** On the line between what is above and what is below. */
export const OnTheWaterline = meta.story({
  args: { children: <Photo {...landscape} ratio="wide" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toEqual([canvas.getByRole('img', { name: landscape.alt })]);
  },
});
