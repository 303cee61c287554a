import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { fishmonger, imkerei, months } from './SeasonChart.fixtures.ts';
import { SeasonChart } from './SeasonChart.tsx';

const fish = (
  <Drawing viewBox="0 0 100 100">
    <path fill={vars.color.ink} d="M6 50q34-34 66 0l22-22v44L72 50q-32 34-66 0z" />
    <circle cx="24" cy="48" r="4" fill={vars.color.surface} />
  </Drawing>
);

const meta = preview.meta({
  component: SeasonChart,
  args: { heading: fishmonger.heading, months, rows: fishmonger.rows.slice(0, 1) },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** One thing has a season too. */
export const OneRow = meta.story({ tags: ['least'] });

/** A year at a glance; what is read aloud is the words. */
export const Year = meta.story({
  tags: ['usual'],
  args: { ...fishmonger, rows: fishmonger.rows.map((row) => ({ ...row, drawing: fish })) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: fishmonger.heading })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      fishmonger.rows.map(({ name, season }) => `${name} ${season}`),
    );
  },
});

/** Names over their bars, a letter for each month. */
export const OnAPhone = meta.story({
  tags: ['usual'],
  args: { ...fishmonger, tone: 'plain' },
  globals: { viewport: { value: 'mobile1' } },
});

/** The year opens the page, on a painted board. */
export const OpensThePage = meta.story({
  tags: ['usual'],
  args: { ...fishmonger, level: 1, tone: 'deep' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: fishmonger.heading })).toBeVisible();
  },
});

/** Every bar from a paper of its own choosing. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    rows: Array.from({ length: 14 }, (_, place) => ({
      name: `Catch ${place + 1}`,
      season: `${months[place % 12]} to ${months[(place + 3) % 12]}`,
      from: (place % 12) + 1,
      to: ((place + 3) % 12) + 1,
      paper: place % 2 ? ('deep' as const) : ('spark' as const),
      drawing: fish,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(14);
  },
});

/** A beekeeper with long words and whole months. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: imkerei,
  globals: { viewport: { value: 'narrow' } },
});

/** Between seasons: what is said of it, and no chart of nothing. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { rows: [], lead: 'The boat is out of the water until April.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/until April/)).toBeVisible();
    await expect(canvas.queryByText('Jan')).toBeNull();
  },
});
