import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { kiteShop, montage } from './HangingSteps.fixtures.ts';
import { HangingSteps } from './HangingSteps.tsx';

const kite = (
  <Drawing viewBox="0 0 200 160" label="A kite">
    <path d="M100 4l60 62-60 90-60-90z" fill={vars.color.paper1} />
  </Drawing>
);

const meta = preview.meta({
  component: HangingSteps,
  args: { heading: kiteShop.heading, steps: [{ name: 'Let go' }] },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** One step is a step. */
export const OneStep = meta.story({ tags: ['least'] });

/** Four, on strings of their own lengths. */
export const Four = meta.story({
  tags: ['usual'],
  args: kiteShop,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'See the kites' })).toBeVisible();
  },
});

/** Each with a drawing, in a hand, from right to left. */
export const Drawn = meta.story({
  tags: ['usual'],
  args: { ...kiteShop, steps: kiteShop.steps.map((step) => ({ ...step, drawing: kite })) },
  globals: { viewport: { value: 'mobile1' }, direction: 'rtl' },
});

/** The steps are what the page is about, on a bright ground. */
export const OpensThePage = meta.story({
  tags: ['usual'],
  args: { ...kiteShop, level: 1, tone: 'spark', weight: { shape: 'leaf' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: kiteShop.heading })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Arms up' })).toBeVisible();
  },
});

/** A longer way: the beam goes on in the next row. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    steps: Array.from({ length: 11 }, (_, place) => ({ name: `Knot ${place + 1}`, text: 'Over, under.' })),
  },
  globals: { viewport: { value: 'desktop' } },
});

/** How to put it up, in long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: montage,
  globals: { viewport: { value: 'narrow' } },
});

/** No steps: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { steps: [] },
  play: rendersNothing,
});
