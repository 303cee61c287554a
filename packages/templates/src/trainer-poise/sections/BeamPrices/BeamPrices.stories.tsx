import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { kiteShop, waagenbau } from './BeamPrices.fixtures.ts';
import { BeamPrices } from './BeamPrices.tsx';

const meta = preview.meta({
  component: BeamPrices,
  args: {
    heading: kiteShop.heading,
    groups: [{ items: kiteShop.groups.flatMap(({ items }) => items).slice(1, 2) }],
  },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** One price needs no beam. */
export const OnePrice = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'New spar £12' })).toBeVisible();
    await expect(canvas.queryByText(/×/)).toBeNull();
  },
});

/** Both sides weigh the same; what is free hangs anywhere. The table says all of it. */
export const InBalance = meta.story({
  tags: ['usual'],
  args: kiteShop,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/It hangs level/)).toHaveTextContent(
      'It hangs level: 24 × 1 + 8 × 3 = 48, and 12 × 2 + 4 × 6 = 48.',
    );
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    const middleOf = (text: string) => {
      const { left, width } = canvas.getByText(text, { selector: 'text' }).getBoundingClientRect();
      return left + width / 2;
    };
    const step = (middleOf('£12') - middleOf('£24')) / 3;
    await expect(Math.abs(middleOf('£4') - middleOf('£12') - 4 * step)).toBeLessThan(2);
  },
});

/** Where nothing makes it level it leans, and does not say that it is. */
export const Leaning = meta.story({
  tags: ['usual'],
  args: waagenbau,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Gewichtsbeschaffungsmaßnahmen' })).toBeVisible();
    await expect(canvas.queryByText(/Gleichgewichtsbedingung/)).toBeNull();
  },
});

/** In a hand the beam is small, and the table beneath it. */
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

/** More than fit on a beam, and more than one group. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    groups: ['Glass', 'Wood', 'Bone'].map((heading) => ({
      heading,
      items: Array.from({ length: 9 }, (_, place) => ({
        name: `Bead ${place + 1}`,
        price: `£${9 - place}`,
        weighs: 9 - place,
        sum: `£${9 - place}`,
        note: 'By hand.',
      })),
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
  args: { groups: [] },
  play: rendersNothing,
});
