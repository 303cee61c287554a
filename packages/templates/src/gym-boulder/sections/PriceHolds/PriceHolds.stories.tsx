import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { PriceHolds } from './PriceHolds.tsx';

const meta = preview.meta({
  component: PriceHolds,
  args: {
    heading: 'In the honesty box',
    tone: 'deep' as const,
    prices: [
      { price: '£24 a month', name: 'Evenings' },
      { price: 'from £124.50 a month', name: 'Everything' },
    ],
  },
  parameters: { layout: 'fullscreen', states: ['long-words'] },
  globals: { viewport: { value: 'narrow' } },
});

/** A price that says how long it lasts: all of it is on its hold, clear of the edges that are cut off. */
export const PricesByTheMonth = meta.story({
  tags: ['long-words'],
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
