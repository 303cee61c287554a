import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { dairy, molkerei } from './TilePrices.fixtures.ts';
import { TilePrices } from './TilePrices.tsx';

const meta = preview.meta({
  component: TilePrices,
  args: { heading: dairy.heading, prices: dairy.prices.slice(0, 1) },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** One price for everything. */
export const OnePrice = meta.story({ tags: ['least'] });

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

/** More than one wall holds. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    prices: [
      ...dairy.prices,
      { name: 'Cream', price: '£2.40' },
      { name: 'Yoghurt', price: '£3.10', note: 'Plain' },
    ],
  },
});

/** German, on a narrow phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: molkerei,
  globals: { viewport: { value: 'narrow' } },
});

/** No prices yet: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { prices: [] },
  play: rendersNothing,
});
