import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { cafe, nachtdienst } from './HoursDial.fixtures.ts';
import { HoursDial } from './HoursDial.tsx';

const { heading, opens, closes, label, caption, rows } = cafe;
const meta = preview.meta({
  component: HoursDial,
  args: { heading, opens, closes, label, caption, rows },
  parameters: { layout: 'fullscreen' },
});

/** The clock and the table. */
export const HoursOnly = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: label })).toBeVisible();
    await expect(canvas.getByRole('table', { name: caption })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Saturday 9 till 3' })).toBeVisible();
  },
});

/** With something to say about them. */
export const WithWords = meta.story({ args: cafe });

/** The clock above, the words and the table side by side under it. */
export const OnATablet = WithWords.extend({ globals: { viewport: { value: 'tablet' } } });

/** The clock first, the words and the table in bands. */
export const OnAPhone = WithWords.extend({ globals: { viewport: { value: 'mobile1' } } });

/** A short evening, in German, on a narrow phone. */
export const LongWords = meta.story({ args: nachtdienst, globals: { viewport: { value: 'narrow' } } });
