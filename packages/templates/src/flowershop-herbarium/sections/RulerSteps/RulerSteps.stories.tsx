import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { sourdough } from './RulerSteps.fixtures.ts';
import { RulerSteps } from './RulerSteps.tsx';

const meta = preview.meta({
  component: RulerSteps,
  args: { heading: sourdough.heading, unit: sourdough.unit, steps: sourdough.steps.slice(0, 1) },
  parameters: { layout: 'fullscreen', states: ['usual', 'empty'] },
});

/** The longest wait has the most ruler. */
export const Fortnight = meta.story({
  tags: ['usual'],
  args: sourdough,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: sourdough.heading })).toBeVisible();
    const heights = canvas.getAllByRole('listitem').map(({ clientHeight }) => clientHeight);
    await expect(heights).toHaveLength(4);
    await expect(heights[2]).toBe(Math.max(...heights));
  },
});

/** On a painted board. */
export const OnABoard = meta.story({ tags: ['usual'], args: { ...sourdough, tone: 'deep' } });

/** Nothing to do: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { steps: [] },
  play: rendersNothing,
});
