import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { bergwerk, cellar } from './DepthMenu.fixtures.ts';
import { DepthMenu } from './DepthMenu.tsx';

const bottle = (
  <Drawing viewBox="0 0 320 200">
    <path d="M20 60h180c30 0 30 26 60 26h40v28h-40c-30 0-30 26-60 26H20z" fill={vars.color.paper1} />
    <path d="M70 60h90v80H70z" fill={vars.color.paper4} />
  </Drawing>
);

const meta = preview.meta({
  component: DepthMenu,
  args: { heading: cellar.heading, items: [{ name: 'Ice cider' }], labels: cellar.labels },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'empty', 'missing-picture'],
  },
});

/** One thing, and that it is there. */
export const OneThing = meta.story({ tags: ['least'] });

/** One thing and its picture: that stands beside the heading. */
export const OneDrawn = meta.story({
  tags: ['usual'],
  args: {
    ...cellar,
    items: cellar.items.slice(0, 1).map((item) => ({ ...item, drawing: bottle })),
    tone: 'tint',
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('svg')!.getBoundingClientRect();
    const head = canvas.getByRole('heading', { level: 2 }).getBoundingClientRect();
    await expect(picture.top).toBeLessThan(head.bottom);
    await expect(picture.left).toBeGreaterThanOrEqual(head.right);
  },
});

/** One came up, one did not, one always does. */
export const Drawn = meta.story({
  tags: ['usual'],
  args: { ...cellar, tone: 'deep', items: cellar.items.map((item) => ({ ...item, drawing: bottle })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: cellar.heading })).toBeVisible();
    const [perry, cider] = canvas.getAllByRole('listitem');
    await expect(perry).toHaveTextContent('Up Came up on Tuesday');
    await expect(cider).toHaveTextContent('Not up The tree is sulking.');
    await expect(canvas.getByRole('heading', { level: 3, name: 'Ice cider' })).toBeVisible();
  },
});

/** The same further up, from right to left. */
export const RightToLeft = Drawn.extend({
  tags: ['usual'],
  args: { tone: 'accent' },
  globals: { direction: 'rtl' },
});

/** In a hand. */
export const OnAPhone = Drawn.extend({
  tags: ['usual'],
  args: { tone: 'tint' },
  globals: { viewport: { value: 'mobile1' } },
});

/** A list like any other. */
export const Written = meta.story({ tags: ['missing-picture'], args: { ...cellar, tone: 'secondary' } });

/** A whole rack: wide and narrow by turns. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    items: Array.from({ length: 9 }, (_, shelf) => ({
      name: `Shelf ${shelf + 1}`,
      price: '£9',
      state: shelf % 3 ? ('landed' as const) : ('missing' as const),
      drawing: bottle,
    })),
  },
});

/** A spring under a mountain with words as long as its gallery. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: { ...bergwerk, items: bergwerk.items.map((item) => ({ ...item, drawing: bottle })) },
  globals: { viewport: { value: 'narrow' } },
});

/** Nothing at this depth: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { items: [] },
  play: rendersNothing,
});
