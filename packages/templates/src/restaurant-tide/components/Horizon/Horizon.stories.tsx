import { Photo } from '@awning/ui/components/Photo';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { landscape } from '../../../content/testing/landscape.ts';
import { Boat } from '../../art/Boat.tsx';
import { Horizon } from './Horizon.tsx';

const meta = preview.meta({ component: Horizon });

/** On the line between what is above and what is below. */
export const OnTheWaterline = meta.story({
  args: { before: <Boat />, children: <Photo {...landscape} ratio="wide" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toEqual([canvas.getByRole('img', { name: landscape.alt })]);
  },
});

/** Nothing afloat: a business that is not by the water, or has no boat. */
export const NothingAfloat = meta.story({ args: { children: <Photo {...landscape} ratio="wide" /> } });
