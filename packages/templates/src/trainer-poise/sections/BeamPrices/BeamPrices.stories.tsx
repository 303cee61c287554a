import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { kiteShop, waagenbau } from './BeamPrices.fixtures.ts';
import { BeamPrices } from './BeamPrices.tsx';

const meta = preview.meta({
  component: BeamPrices,
  args: { heading: kiteShop.heading, prices: kiteShop.prices.slice(0, 1) },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** One price on its arm. */
export const OnePrice = meta.story({ tags: ['least'] });

/** Both sides weigh the same; what is free hangs anywhere. */
export const InBalance = meta.story({
  tags: ['usual'],
  args: kiteShop,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/It hangs level/)).toHaveTextContent(
      'It hangs level: 24 × 1 + 8 × 3 = 48, and 12 × 2 + 4 × 6 = 48.',
    );
    const middleOf = (text: string) => {
      const { left, width } = canvas.getByText(text).getBoundingClientRect();
      return left + width / 2;
    };
    const step = (middleOf('£12') - middleOf('£24')) / 3;
    await expect(Math.abs(middleOf('£4') - middleOf('£12') - 4 * step)).toBeLessThan(2);
  },
});

/** In a hand the arms hang beneath each other; the farther out, the longer. */
export const OnAPhone = InBalance.extend({
  tags: ['usual'],
  globals: { viewport: { value: 'mobile1' } },
  play: () => {},
});

/** The beam turns round where the page is read from the other side. */
export const RightToLeft = InBalance.extend({
  tags: ['usual'],
  globals: { direction: 'rtl' },
  play: () => {},
});

/** The prices are what the page is about. */
export const OpensThePage = meta.story({
  tags: ['usual'],
  args: { ...kiteShop, level: 1, tone: 'tint' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: kiteShop.heading })).toBeVisible();
  },
});

/** Six on one arm, in a hand. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    prices: Array.from({ length: 6 }, (_, place) => ({
      price: `£${6 - place}`,
      weighs: 6 - place,
      distance: place + 1,
      side: 'end' as const,
      name: `Bead ${place + 1}`,
      note: 'Glass.',
    })),
  },
  globals: { viewport: { value: 'mobile1' } },
});

/** A maker of scales with long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: waagenbau,
  globals: { viewport: { value: 'narrow' } },
});

/** Nothing is for sale: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { prices: [] },
  play: rendersNothing,
});
