import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { asPrinted } from '../../../testing/asPrinted.ts';
import { november } from './BarChart.fixtures.ts';
import { BarChart } from './BarChart.tsx';

const meta = preview.meta({
  component: BarChart,
  args: november,
  parameters: { layout: 'fullscreen', states: ['usual', 'empty', 'long-words', 'open', 'keyboard'] },
});

/** A month of ups and downs, said in a sentence and drawn; on paper with its figures. */
export const Usual = meta.story({
  tags: ['usual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: november.heading })).toHaveTextContent(november.summary);
    const figures = canvas.getByRole('table', { name: 'Day by day' });
    await expect(figures.checkVisibility()).toBe(false);
    await asPrinted(async () => {
      await expect(figures.checkVisibility()).toBe(true);
    });
  },
});

/** A shop that opened today. */
export const NothingYet = meta.story({
  tags: ['empty'],
  args: { summary: 'Nothing yet.', items: november.items.map((bar) => ({ ...bar, value: 0 })) },
});

/** Read as rows, by keyboard alone. */
export const AsATable = meta.story({
  tags: ['open', 'keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const open = canvas.getByText('The same as a table');
    await expect(open).toHaveFocus();
    await userEvent.click(open);
    await expect(canvas.getByRole('table', { name: 'Day by day' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '30 Nov $1098 1' })).toBeVisible();
  },
});

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    heading: 'Kasseneinnahmenentwicklungsübersicht',
    summary: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung.',
    format: (value: number) => `${value} Reichstaler`,
  },
  globals: { viewport: { value: 'narrow' } },
});

/** A caption, where a sentence would be. */
export const TitleForASummary = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { summary: 'Chart of daily revenue.' },
});
