import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { barn } from './PriceHolds.fixtures.ts';
import { PriceHolds } from './PriceHolds.tsx';

const meta = preview.meta({
  component: PriceHolds,
  args: { heading: barn.heading, prices: [{ price: '£7', name: 'An evening' }] },
  parameters: { layout: 'fullscreen', states: ['usual', 'long-words', 'empty'] },
});

/** Four holds in a row, set by hand. */
export const Four = meta.story({
  tags: ['usual'],
  args: barn,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: barn.heading })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      barn.prices.map(({ price, name, note }) => `${price} ${name}${note}`),
    );
  },
});

/** On every other ground no hold is the colour of the wall. */
export const OnASparkWall = meta.story({ tags: ['usual'], args: { ...barn, tone: 'spark' } });

/** The prices are what the page is about. */
export const OpensThePage = meta.story({
  tags: ['usual'],
  args: { ...barn, level: 1, tone: 'plain' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: barn.heading })).toBeVisible();
  },
});

/** A price that says how long it lasts: all of it is on its hold, clear of the edges that are cut off. */
export const PricesByTheMonth = meta.story({
  tags: ['long-words'],
  args: {
    prices: [
      { price: '£24 a month', name: 'Evenings' },
      { price: 'from £124.50 a month', name: 'Everything' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const range = document.createRange();
    for (const item of canvas.getAllByRole('listitem')) {
      const price = item.querySelector('b')!;
      const hold = price.parentElement!.getBoundingClientRect();
      range.selectNodeContents(price);
      for (const { left, right } of range.getClientRects()) {
        await expect(left).toBeGreaterThan(hold.left + hold.width * 0.12);
        await expect(right).toBeLessThan(hold.right - hold.width * 0.12);
      }
    }
  },
});

/** The wall before it is set: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { prices: [] },
  play: rendersNothing,
});
