import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { weberei, woolShop } from './StepsThread.fixtures.ts';
import { StepsThread } from './StepsThread.tsx';

const hat = (
  <Drawing label="A hat, so far" viewBox="0 0 200 200">
    <path fill={vars.color.paper3} d="M0 0h200v200H0z" />
    <path fill={vars.color.paper2} d="M40 140C40 40 160 40 160 140z" />
    <path fill={vars.color.paper4} d="M32 132h136v28H32z" />
  </Drawing>
);

const meta = preview.meta({
  component: StepsThread,
  args: { heading: woolShop.heading, steps: woolShop.steps.slice(0, 1) },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'empty'] },
});

/** There is nothing to it. */
export const OneStep = meta.story({ tags: ['least'] });

/** Four steps, the numbers themselves strung on the thread. */
export const Numbers = meta.story({
  tags: ['usual'],
  args: woolShop,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(4);
    await expect(steps[1]).toHaveTextContent('2Go round');
    const tops = steps.map((step) => Math.round(step.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
  },
});

/** A drawing for each. */
export const Drawn = meta.story({
  tags: ['usual'],
  args: { ...woolShop, steps: woolShop.steps.map((step) => ({ ...step, drawing: hat })), tone: 'tint' },
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
});

/** To and fro, in a hand. */
export const OnAPhone = Drawn.extend({ tags: ['usual'], globals: { viewport: { value: 'mobile1' } } });

/** Weaving, in words that take as long. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: weberei,
  globals: { viewport: { value: 'narrow' } },
});

/** Nothing to do: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { steps: [] },
  play: rendersNothing,
});
