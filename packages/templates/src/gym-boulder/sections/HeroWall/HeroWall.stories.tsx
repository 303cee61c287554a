import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { ClimbingHold } from '../../components/ClimbingHold/ClimbingHold.tsx';
import { Drawing } from '@awning/ui/primitives';
import { barn } from './HeroWall.fixtures.ts';
import { HeroWall } from './HeroWall.tsx';

const meta = preview.meta({
  component: HeroWall,
  args: { heading: barn.heading },
  parameters: { layout: 'fullscreen', states: ['least', 'usual'] },
});

const figure = (
  <Drawing label="Three holds on the overhang" viewBox="0 0 300 360" fill="middle" whole>
    <ClimbingHold shape="jug" place={{ x: 40, y: 30, size: 90 }} />
    <ClimbingHold shape="brick" place={{ x: 170, y: 90, size: 80 }} />
    <ClimbingHold shape="wedge" place={{ x: 110, y: 210, size: 90 }} />
  </Drawing>
);

/** A wall, and a word or two on it. */
export const HeadingOnly = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Hay out. Holds in.' })).toBeVisible();
  },
});

/** Words on the flat board, somebody on the overhang. */
export const Overhang = meta.story({
  tags: ['usual'],
  args: { ...barn, figure },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Hay out. Holds in.' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Three holds on the overhang' })).toBeVisible();
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Come on Thursday',
      'See the walls',
    ]);
  },
});
