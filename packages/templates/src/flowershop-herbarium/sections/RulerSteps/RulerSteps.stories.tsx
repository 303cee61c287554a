import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { sauerteig, sourdough } from './RulerSteps.fixtures.ts';
import { RulerSteps } from './RulerSteps.tsx';

const meta = preview.meta({
  component: RulerSteps,
  args: { heading: sourdough.heading, unit: sourdough.unit, steps: sourdough.steps.slice(0, 1) },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** A step that nothing follows. */
export const OneStep = meta.story({ tags: ['least'] });

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

/** On a phone no room is spent on waiting. */
export const OnAPhone = meta.story({
  tags: ['usual'],
  args: sourdough,
  globals: { viewport: { value: 'mobile1' } },
});

/** On a painted board. */
export const OnABoard = meta.story({ tags: ['usual'], args: { ...sourdough, tone: 'deep' } });

/** A minute at a time. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    unit: 'minutes',
    steps: Array.from({ length: 9 }, (_, place) => ({
      at: place * 5,
      name: `Fold ${place + 1}`,
      text: 'As before, with wet hands.',
    })),
  },
});

/** A German kitchen on a narrow phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: sauerteig,
  globals: { viewport: { value: 'narrow' } },
});

/** Nothing to do: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { steps: [] },
  play: rendersNothing,
});
