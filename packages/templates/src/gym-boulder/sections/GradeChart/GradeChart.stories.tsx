import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { lantern } from './GradeChart.fixtures.ts';
import { GradeChart } from './GradeChart.tsx';

const meta = preview.meta({
  component: GradeChart,
  args: { heading: lantern.heading, grades: lantern.grades.slice(0, 2) },
  parameters: { layout: 'fullscreen', states: ['usual', 'empty'] },
});

/** From easy to hard, each on a taller board. */
export const Four = meta.story({
  tags: ['usual'],
  args: lantern,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: lantern.heading })).toBeVisible();
    const heights = canvas.getAllByRole('listitem').map((grade) => grade.clientHeight);
    await expect(heights).toEqual(heights.toSorted((one, other) => one - other));
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      lantern.grades.map(({ name }) => name),
    );
  },
});

/** One under the other, with the same words. */
export const OnAPhone = Four.extend({
  tags: ['usual'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Thin, 4 problems')).toBeVisible();
  },
});

/** It is what the page is about. */
export const OpensThePage = meta.story({ tags: ['usual'], args: { ...lantern, level: 1, tone: 'deep' } });

/** The wall before it is set: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { grades: [] },
  play: rendersNothing,
});
