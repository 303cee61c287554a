import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '../../primitives/index.ts';
import { handlebars } from './StyleChart.fixtures.ts';
import { StyleChart } from './StyleChart.tsx';

const drawn = (name: string) => ({
  name,
  note: 'Taped or bare',
  drawing: (
    <Drawing viewBox="0 0 120 100" label={`Handlebars: ${name.toLowerCase()}`}>
      <path
        fill="none"
        stroke="var(--ui-color-paper6)"
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
  parameters: { layout: 'fullscreen' },
});

/** One row on a desk. */
export const Four = meta.story();

/** What most charts hold, with a word on why. */
export const Six = meta.story({
  args: { lead: handlebars.lead, items },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByRole('img', { name: 'Handlebars: moustache' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Moustache' })).toBeVisible();
  },
});

/** Two to a row on a phone. */
export const OnAPhone = Six.extend({ globals: { viewport: { value: 'mobile1' } } });

/** German, a word without end, a narrow phone. */
export const LongWords = meta.story({
  args: {
    heading: 'Lenkerformenübersicht',
    items: ['Hirschgeweihlenker', 'Donaudampfschifffahrtslenkstange'].map(drawn),
  },
  globals: { viewport: { value: 'narrow' } },
});
