import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { kiteShop, uhrmacherei } from './ArmList.fixtures.ts';
import { ArmList } from './ArmList.tsx';

const meta = preview.meta({
  component: ArmList,
  args: { heading: kiteShop.heading, arms: [{ name: 'Wind' }] },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** One arm, and a name. */
export const OneArm = meta.story({ tags: ['least'] });

/** Hung on both sides, by turns. */
export const Four = meta.story({
  tags: ['usual'],
  args: kiteShop,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('heading', { level: 3 });
    await expect(first!.getBoundingClientRect().left).toBeGreaterThan(second!.getBoundingClientRect().left);
    await expect(canvas.getByRole('link', { name: 'Sail' })).toHaveAttribute('href', '#sail');
  },
});

/** In a hand all of them hang on one side, from the page's own wire. */
export const OnAPhone = Four.extend({
  tags: ['usual'],
  globals: { viewport: { value: 'mobile1' } },
  play: () => {},
});

/** From right to left, on a tinted ground, with another weight. */
export const RightToLeft = Four.extend({
  tags: ['usual'],
  args: { tone: 'tint', weight: { shape: 'leaf', paint: 'paper1' } },
  globals: { direction: 'rtl' },
  play: () => {},
});

/** The list is what the page is about. */
export const OpensThePage = meta.story({
  tags: ['usual'],
  args: { ...kiteShop, level: 1, tone: 'deep' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: kiteShop.heading })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Spar' })).toBeVisible();
  },
});

/** A drawer of everything: the shapes come round again. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    arms: Array.from({ length: 14 }, (_, place) => ({
      name: `Drawer ${place + 1}`,
      text: 'Beads, hooks, swivels.',
    })),
  },
  globals: { viewport: { value: 'desktop' } },
});

/** A watchmaker with long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: uhrmacherei,
  globals: { viewport: { value: 'narrow' } },
});

/** Nothing to hang: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { arms: [] },
  play: rendersNothing,
});
