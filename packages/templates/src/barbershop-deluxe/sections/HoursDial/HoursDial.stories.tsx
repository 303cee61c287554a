import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { cafe, nachtdienst } from './HoursDial.fixtures.ts';
import { HoursDial } from './HoursDial.tsx';

const { heading, opens, closes, label, caption, rows } = cafe;
const meta = preview.meta({
  component: HoursDial,
  args: { heading, opens, closes, label, caption, rows },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
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

/** The clock above, the words and the table side by side under it. */
export const OnATablet = WithWords.extend({ tags: ['usual'], globals: { viewport: { value: 'tablet' } } });

/** The clock first, the words and the table in bands. */
export const OnAPhone = WithWords.extend({ tags: ['usual'], globals: { viewport: { value: 'mobile1' } } });

/** A short evening, in German, on a narrow phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: nachtdienst,
  globals: { viewport: { value: 'narrow' } },
});

/** Every day its own hours. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    rows: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
      (days, place) => ({
        days,
        times: `${8 + (place % 3)} till ${15 + (place % 2)}`,
      }),
    ),
  },
});

/** The same hours every day: the clock says it all, and no empty table is read out. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { rows: [], note: 'Every day the same.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: label })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});
