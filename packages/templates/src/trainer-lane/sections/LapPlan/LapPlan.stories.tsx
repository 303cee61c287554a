import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { ausbildung, drivingSchool } from './LapPlan.fixtures.ts';
import { LapPlan } from './LapPlan.tsx';

const meta = preview.meta({
  component: LapPlan,
  args: {
    heading: drivingSchool.heading,
    unit: drivingSchool.unit,
    stages: drivingSchool.stages.slice(0, 1),
  },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** A beginning. */
export const One = meta.story({ tags: ['least'] });

/** Six stages: out along one straight and back along half of the next. */
export const Six = meta.story({
  tags: ['usual'],
  args: drivingSchool,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const stages = canvas.getAllByRole('listitem');
    await expect(stages[0]).toHaveTextContent('Lesson 1The car park');
    const [first, , , fourth, fifth, sixth, ...others] = stages.map((stage) => stage.getBoundingClientRect());
    await expect(fifth!.top).toBeGreaterThanOrEqual(first!.bottom - 1);
    await expect(sixth!.left).toBeGreaterThan(fifth!.left);
    // However few there are on the way back, they begin where the track comes round the bend.
    await expect((others[1] ?? others[0] ?? sixth)!.left).toBe(fourth!.left);
  },
});

/** Marks that say more than a place in the list would. */
export const Marked = meta.story({
  tags: ['usual'],
  args: {
    ...drivingSchool,
    unit: 'Mile',
    stages: drivingSchool.stages.slice(0, 3).map((stage, place) => ({ ...stage, mark: String(place * 150) })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent('Mile 300Right turns');
  },
});

/** Straight down the side of a phone. */
export const OnAPhone = meta.story({
  tags: ['usual'],
  args: drivingSchool,
  globals: { viewport: { value: 'mobile1' } },
});

/** The plan is what the page is about. */
export const OpensThePage = meta.story({
  tags: ['usual'],
  args: { ...drivingSchool, level: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: drivingSchool.heading })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Left turns' })).toBeVisible();
  },
});

/** Two dozen, in six straights. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    ...drivingSchool,
    stages: Array.from({ length: 24 }, (_, place) => ({
      name: `Hour ${place + 1}`,
      text: 'Mirror, signal, a deep breath.',
    })),
  },
  globals: { viewport: { value: 'desktop' } },
});

/** An apprenticeship in longer words. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: ausbildung,
  globals: { viewport: { value: 'narrow' } },
});

/** Nothing planned: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { stages: [] },
  play: rendersNothing,
});
