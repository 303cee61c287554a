import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { cafe } from './HoursDial.fixtures.ts';
import { HoursDial } from './HoursDial.tsx';

const { heading, opens, closes, label, caption, rows } = cafe;
const meta = preview.meta({
  component: HoursDial,
  args: { heading, opens, closes, label, caption, rows },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'empty'] },
});

/** The clock and the table. */
export const HoursOnly = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: label })).toBeVisible();
    await expect(canvas.getByRole('table', { name: caption })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Saturday 9 till 3' })).toBeVisible();
  },
});

/** With something to say about them. */
export const WithWords = meta.story({ tags: ['usual'], args: cafe });

/** The same hours every day: the clock says it all, and no empty table is read out. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { rows: [], note: 'Every day the same.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: label })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});
