import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { wash, waschstrasse } from './HeightBarrier.fixtures.ts';
import { HeightBarrier } from './HeightBarrier.tsx';

const meta = preview.meta({
  component: HeightBarrier,
  args: { limit: wash.limit, heading: wash.heading, caption: wash.caption, rows: wash.rows.slice(0, 1) },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** A bar, and one row of hours. */
export const OneRow = meta.story({ tags: ['least'] });

/** The bar hangs over the hours. */
export const Hours = meta.story({
  tags: ['usual'],
  args: wash,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: wash.heading })).toHaveTextContent('Max. 2.3 m');
    await expect(canvas.getByRole('table', { name: wash.caption })).toHaveTextContent('Tue to Sat');
    await expect(canvas.getByText(wash.note)).toBeVisible();
  },
});

/** On a painted ground, and on a phone. */
export const OnAPhone = meta.story({
  tags: ['usual'],
  args: { ...wash, tone: 'deep' },
  globals: { viewport: { value: 'mobile1' } },
});

/** A row for each day. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    rows: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((days) => ({
      days,
      times: '08:00 to 18:00',
    })),
  },
});

/** A limit longer than the bar. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: waschstrasse,
  globals: { viewport: { value: 'narrow' } },
});

/** Closed for good, and nothing to say: no bar hangs. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { rows: [] },
  play: rendersNothing,
});
