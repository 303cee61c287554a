import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { orchard } from './HeroCutout.fixtures.ts';
import { HeroCutout } from './HeroCutout.tsx';

const { paper1, paper2, paper5 } = vars.color;

const apple = (
  <Drawing label="An apple larger than the page" viewBox="0 0 400 400" fill="end" whole reach="over">
    <circle cx="200" cy="200" r="260" fill={paper2} />
    <path
      fill={paper1}
      d="M200 130c60-60 190-30 180 110-10 120-100 190-180 150-80 40-170-30-180-150C10 100 140 70 200 130z"
    />
    <path fill="none" stroke={paper5} strokeWidth="16" strokeLinecap="round" d="M200 130q-4-60 40-110" />
  </Drawing>
);

const meta = preview.meta({
  component: HeroCutout,
  args: { heading: orchard.heading },
  parameters: { layout: 'fullscreen', states: ['usual', 'keyboard'] },
});

/** The words, a promise, two ways on, and something too large for its place. */
export const WithFigure = meta.story({
  tags: ['usual'],
  args: { ...orchard, figure: apple },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Shake the tree' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See what’s ripe' })).toHaveAttribute('href', '/ripe');
    await expect(canvas.getByRole('img', { name: 'An apple larger than the page' })).toBeVisible();
  },
});

/** On the brightest ground there is. */
export const Bright = WithFigure.extend({ tags: ['usual'], args: { tone: 'spark' } });

/** By keyboard alone: the ways on, in the order they are read. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  args: orchard,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['See what’s ripe', 'Find the orchard']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
});
