import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { barn, gesellschaft } from './PriceHolds.fixtures.ts';
import { PriceHolds } from './PriceHolds.tsx';

const meta = preview.meta({
  component: PriceHolds,
  args: { heading: barn.heading, prices: [{ price: '£7', name: 'An evening' }] },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** One price for everything. */
export const OnePrice = meta.story({ tags: ['least'] });

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

/** Each beside its name. */
export const OnAPhone = Four.extend({ tags: ['usual'], globals: { viewport: { value: 'mobile1' } } });

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

/** More than hang in one row. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    prices: [
      ...barn.prices,
      { price: '£25', name: 'A month', note: 'Owl or no owl.' },
      { price: '£2', name: 'Shoes', note: 'Socks are your own affair.' },
    ],
  },
});

/** Long prices and longer words. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: gesellschaft,
  globals: { viewport: { value: 'narrow' } },
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
