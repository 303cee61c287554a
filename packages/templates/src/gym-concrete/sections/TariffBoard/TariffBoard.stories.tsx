import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { boats, verleih } from './TariffBoard.fixtures.ts';
import { TariffBoard } from './TariffBoard.tsx';

const meta = preview.meta({
  component: TariffBoard,
  args: { heading: boats.heading, caption: boats.caption, rows: boats.rows.slice(0, 1) },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** One price on a board. */
export const OnePrice = meta.story({ tags: ['least'] });

/** The board on its posts, and a ticket beside it. */
export const WithTicket = meta.story({
  tags: ['usual'],
  args: boats,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: boats.heading })).toBeVisible();
    const table = canvas.getByRole('table', { name: boats.caption });
    await expect(table).toHaveTextContent('One hour twice, or once with a picnic£14');
    await expect(canvas.getByRole('rowheader', { name: 'All day' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Reserve a boat' })).toHaveAttribute('href', '/reserve');
  },
});

/** The same for a thumb. */
export const OnAPhone = WithTicket.extend({ tags: ['usual'], globals: { viewport: { value: 'mobile1' } } });

/** The prices are what the page is about. */
export const OpensThePage = meta.story({
  tags: ['usual'],
  args: { ...boats, level: 1, board: 'deep', tone: 'tint' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: boats.heading })).toBeVisible();
  },
});

/** A board taller than it is wide. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    rows: Array.from({ length: 12 }, (_, hour) => ({
      stay: `Up to ${hour + 1} hours`,
      price: `£${(hour + 1) * 7}`,
    })),
  },
});

/** A long tariff in longer words. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: verleih,
  globals: { viewport: { value: 'narrow' } },
});

/** Nothing to charge for: no board. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { rows: [] },
  play: rendersNothing,
});
