import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { kegelbahn, tenpin } from './LanePrices.fixtures.ts';
import { LanePrices } from './LanePrices.tsx';

const meta = preview.meta({
  component: LanePrices,
  args: { heading: tenpin.heading, lanes: [{ number: '1', name: 'A game', price: '£6' }] },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** One price for everything. */
export const OnePrice = meta.story({ tags: ['least'] });

/** Three lanes, each starting ahead of the one within, and the bend they go into. */
export const Three = meta.story({
  tags: ['usual'],
  args: tenpin,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: tenpin.heading })).toBeVisible();
    const starts = tenpin.lanes.map(({ name }) => canvas.getByText(name).getBoundingClientRect());
    const [first, second, third] = starts;
    await expect(second!.left).toBeGreaterThan(first!.left);
    await expect(third!.left).toBeGreaterThan(second!.left);
  },
});

/** Lanes as tall as their words, on a phone. */
export const OnAPhone = meta.story({
  tags: ['usual'],
  args: tenpin,
  globals: { viewport: { value: 'mobile1' } },
});

/** The prices are what the page is about. */
export const OpensThePage = meta.story({
  tags: ['usual'],
  args: { ...tenpin, level: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: tenpin.heading })).toBeVisible();
  },
});

/** Six lanes, as wide together as three. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    ...tenpin,
    lanes: [
      ...tenpin.lanes,
      { number: '4', name: 'Birthday', price: '£12', note: 'A head, with chips' },
      { number: '5', name: 'League', price: '£18' },
      { number: '6', name: 'Shoes alone', price: '£1' },
    ],
  },
  globals: { viewport: { value: 'desktop' } },
});

/** A bowling alley with long prices and longer words. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: kegelbahn,
  globals: { viewport: { value: 'narrow' } },
});

/** Nothing to pay for yet: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { lanes: [] },
  play: rendersNothing,
});
