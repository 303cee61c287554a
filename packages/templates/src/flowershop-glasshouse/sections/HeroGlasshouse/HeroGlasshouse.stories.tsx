import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { vars } from '@awning/ui/theme';
import { tearoom } from './HeroGlasshouse.fixtures.ts';
import { HeroGlasshouse } from './HeroGlasshouse.tsx';

const butterflies = [
  [260, 300],
  [520, 180],
  [1120, 240],
  [1360, 520],
  [190, 600],
].map(([x, y], place) => (
  <path
    key={x}
    fill={place % 2 ? vars.color.spark : vars.color.accent}
    d={`M${x} ${y}c-20-70-110-90-120-40s50 70 120 40c-50 20-70 80-30 90s40-50 30-90c-10 40 0 100 40 90s10-70-40-90c70 30 140 10 120-40s-100-30-120 40z`}
  />
));

const meta = preview.meta({
  component: HeroGlasshouse,
  args: { lines: tearoom.lines },
  parameters: { layout: 'fullscreen', states: ['least', 'usual'] },
});

/** A door, and nothing behind the glass yet. */
export const HeadingOnly = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tea, and butterflies' })).toBeVisible();
  },
});

/** A promise on the door, and behind the panes what keeps it. */
export const Usual = meta.story({
  tags: ['usual'],
  args: { ...tearoom, behind: butterflies },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Tea, and butterflies' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

/** By night. */
export const Deep = Usual.extend({ tags: ['usual'], args: { tone: 'deep' } });
