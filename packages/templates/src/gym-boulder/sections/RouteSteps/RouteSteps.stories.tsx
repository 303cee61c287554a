import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { lesson } from './RouteSteps.fixtures.ts';
import { RouteSteps } from './RouteSteps.tsx';

const meta = preview.meta({
  component: RouteSteps,
  args: { heading: lesson.heading, steps: lesson.steps.slice(0, 1) },
  parameters: { layout: 'fullscreen', states: ['usual', 'empty'] },
});

/** From side to side up the wall. */
export const Five = meta.story({
  tags: ['usual'],
  args: lesson,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      lesson.steps.map(({ name }) => name),
    );
    const [first, second] = canvas.getAllByRole('heading', { level: 3 });
    await expect(second!.getBoundingClientRect().left).toBeGreaterThan(first!.getBoundingClientRect().left);
  },
});

/** The route is what the page is about: its steps are one level further up. */
export const OpensThePage = meta.story({
  tags: ['usual'],
  args: { ...lesson, level: 1, tone: 'deep' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(lesson.steps.length);
  },
});

/** No holds on the wall: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { steps: [] },
  play: rendersNothing,
});
