import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { dairy } from './TilePrices.fixtures.ts';
import { TilePrices } from './TilePrices.tsx';

const meta = preview.meta({
  component: TilePrices,
  args: { heading: dairy.heading, prices: dairy.prices.slice(0, 1) },
  parameters: { layout: 'fullscreen', states: ['usual', 'empty'] },
});

/** A full wall: one of four tiles, four of one. */
export const FullWall = meta.story({
  tags: ['usual'],
  args: dairy,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const tiles = canvas.getAllByRole('listitem');
    await expect(tiles.map(({ textContent }) => textContent)).toContain('Eggs £3 a dozen ');
    const [first, second] = tiles.map((tile) => tile.clientWidth);
    await expect(first).toBeGreaterThan((second ?? Infinity) * 1.8);
  },
});

/** Two abreast under the large one. */
export const OnAPhone = FullWall.extend({
  tags: ['usual'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
});

/** The prices are what the page is about. */
export const OpensThePage = meta.story({
  tags: ['usual'],
  args: { ...dairy, level: 1, tone: 'tint', actions: [{ label: 'Put us on the round', href: '#round' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: dairy.heading })).toBeVisible();
  },
});

/** No prices yet: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { prices: [] },
  play: rendersNothing,
});
