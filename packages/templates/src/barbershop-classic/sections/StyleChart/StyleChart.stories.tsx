import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { handlebars } from './StyleChart.fixtures.ts';
import { StyleChart } from './StyleChart.tsx';

const drawn = (name: string) => ({
  name,
  note: 'Taped or bare',
  drawing: (
    <Drawing viewBox="0 0 120 100" label={`Handlebars: ${name.toLowerCase()}`}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="9"
        strokeLinecap="round"
        d="M20 84V54q0-24 40-24t40 24v30"
      />
    </Drawing>
  ),
});

const items = handlebars.names.map(drawn);
const meta = preview.meta({
  component: StyleChart,
  args: { heading: handlebars.heading, items: items.slice(0, 4) },
  parameters: { layout: 'fullscreen', states: ['usual', 'empty'] },
});

/** What most charts hold, with a word on why. */
export const Six = meta.story({
  tags: ['usual'],
  args: { lead: handlebars.lead, items },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByRole('img', { name: 'Handlebars: moustache' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Moustache' })).toBeVisible();
  },
});

/** Nothing to choose from: no heading over nothing. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});
