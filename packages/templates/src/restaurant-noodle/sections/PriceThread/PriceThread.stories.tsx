import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { seilerei, woolShop } from './PriceThread.fixtures.ts';
import { PriceThread } from './PriceThread.tsx';

const ball = (
  <Drawing viewBox="0 0 120 120">
    <circle cx="60" cy="68" r="52" fill={vars.color.paper1} />
    <path
      d="M20 50q40-40 84 10M12 76q46-44 94 8M26 102q30-50 78-18"
      fill="none"
      stroke={vars.color.paper4}
      strokeWidth="5"
    />
  </Drawing>
);

const meta = preview.meta({
  component: PriceThread,
  args: { heading: woolShop.heading, items: [{ name: 'Cheviot', price: '£6.20' }] },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** One thing, and what it costs. */
export const OnePrice = meta.story({ tags: ['least'] });

/** An odd number of prices: the thread is back where it came from after the last. */
export const Three = meta.story({
  tags: ['usual'],
  args: woolShop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: woolShop.heading })).toBeVisible();
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('£6.20');
    await expect(canvas.getByRole('heading', { level: 3, name: 'Cheviot' })).toBeVisible();
  },
});

/** An even number: it comes back under the last. */
export const Two = meta.story({ tags: ['usual'], args: { ...woolShop, items: woolShop.items.slice(1) } });

/** Each stands on the thread; right to left, too. */
export const Drawn = meta.story({
  tags: ['usual'],
  args: { ...woolShop, items: woolShop.items.map((item) => ({ ...item, drawing: ball })) },
  globals: { direction: 'rtl' },
});

/** The prices are what the page is about. */
export const OpensThePage = meta.story({
  tags: ['usual'],
  args: { ...woolShop, level: 1, tone: 'accent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: woolShop.heading })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Merino' })).toBeVisible();
  },
});

/** A whole wall of it, in a hand. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    items: Array.from({ length: 12 }, (_, shelf) => ({
      name: `Shelf ${shelf + 1}`,
      text: 'Whatever is on it.',
      price: '£4',
      drawing: ball,
    })),
  },
  globals: { viewport: { value: 'mobile1' } },
});

/** A ropery with words as long as its ropes. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: { ...seilerei, items: seilerei.items.map((item) => ({ ...item, drawing: ball })) },
  globals: { viewport: { value: 'narrow' } },
});

/** Sold out: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { items: [] },
  play: rendersNothing,
});
