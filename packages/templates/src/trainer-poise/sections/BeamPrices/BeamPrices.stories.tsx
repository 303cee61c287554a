import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { kiteShop, waagenbau } from './BeamPrices.fixtures.ts';
import { BeamPrices } from './BeamPrices.tsx';

const meta = preview.meta({
  component: BeamPrices,
  args: {
    heading: kiteShop.heading,
    groups: [{ items: kiteShop.groups.flatMap(({ items }) => items).slice(1, 2) }],
  },
  parameters: { layout: 'fullscreen', states: ['least', 'usual'] },
});

/** One price needs no beam. */
export const OnePrice = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'New spar £12' })).toBeVisible();
    await expect(canvas.queryByText('£12', { selector: 'text' })).toBeNull();
  },
});

/** Both sides weigh the same; what is free hangs anywhere. The table says all of it. */
export const InBalance = meta.story({
  tags: ['usual'],
  args: kiteShop,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    const middleOf = (text: string) => {
      const { left, width } = canvas.getAllByText(text, { selector: 'text' })[0]!.getBoundingClientRect();
      return left + width / 2;
    };
    const step = (middleOf('£12') - middleOf('£24')) / 3;
    await expect(Math.abs(middleOf('£4') - middleOf('£12') - 4 * step)).toBeLessThan(2);
  },
});

/** A beam that nothing makes level leans. */
export const Leaning = meta.story({
  tags: ['usual'],
  args: waagenbau,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Gewichtsbeschaffungsmaßnahmen' })).toBeVisible();
  },
});
