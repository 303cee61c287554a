import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { poodles } from './LengthChart.fixtures.ts';
import { LengthChart } from './LengthChart.tsx';

const meta = preview.meta({
  component: LengthChart,
  args: { heading: poodles.heading, lengths: poodles.lengths.slice(0, 1) },
  parameters: { layout: 'fullscreen', states: ['usual', 'empty', 'keyboard'] },
});

/** From the shortest to the longest, to one scale. */
export const Five = meta.story({
  tags: ['usual'],
  args: poodles,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: poodles.heading })).toBeVisible();
    const items = canvas.getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      '10 1.5 mm Feet and face',
      '7 3 mm Summer',
      '5 6 mm Most spaniels',
      '4 9 mm Lamb cut',
      '3 13 mm Teddy bear',
    ]);
    const heights = items.map((item) => item.querySelector('svg')!.getBoundingClientRect().height);
    await expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  },
});

/** The chart is what the page is about. */
export const OpensThePage = meta.story({
  tags: ['usual'],
  args: { ...poodles, level: 1, tone: 'plain' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: poodles.heading })).toBeVisible();
  },
});

/** Nothing to choose from: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { lengths: [] },
  play: rendersNothing,
});

/** By keyboard alone: the way on, and nothing before it. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  args: poodles,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Book a bath' })).toHaveFocus();
  },
});
