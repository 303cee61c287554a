import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { fishmonger, months } from './SeasonChart.fixtures.ts';
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
  parameters: { layout: 'fullscreen', states: ['usual', 'empty'] },
});

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

/** The year opens the page, on a painted board. */
export const OpensThePage = meta.story({
  tags: ['usual'],
  args: { ...fishmonger, level: 1, tone: 'deep' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: fishmonger.heading })).toBeVisible();
  },
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
