import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { anmeldung, lesson } from './RouteSteps.fixtures.ts';
import { RouteSteps } from './RouteSteps.tsx';

const meta = preview.meta({
  component: RouteSteps,
  args: { heading: lesson.heading, steps: lesson.steps.slice(0, 1) },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** One hold: a route has to begin somewhere. */
export const OneStep = meta.story({ tags: ['least'] });

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

/** Nearly straight up, for want of wall. */
export const OnAPhone = meta.story({
  tags: ['usual'],
  args: lesson,
  globals: { viewport: { value: 'mobile1' } },
});

/** The route is what the page is about: its steps are one level further up. */
export const OpensThePage = meta.story({
  tags: ['usual'],
  args: { ...lesson, level: 1, tone: 'deep' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(lesson.steps.length);
  },
});

/** Eleven holds: two figures on the last ones. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    steps: Array.from({ length: 11 }, (_, place) => ({
      name: `Move ${place + 1}`,
      text: 'Left hand, right foot, and think about it.',
    })),
  },
});

/** Words longer than there is wall. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: anmeldung,
  globals: { viewport: { value: 'narrow' } },
});

/** No holds on the wall: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { steps: [] },
  play: rendersNothing,
});
