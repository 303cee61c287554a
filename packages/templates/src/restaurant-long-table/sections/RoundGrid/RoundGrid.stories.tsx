import { expect, within } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { cheeses, kaese } from './RoundGrid.fixtures.ts';
import { RoundGrid, type RoundGridItem } from './RoundGrid.tsx';

const wheel = (
  <Drawing viewBox="0 0 200 200">
    <path fill={vars.color.paper1} d="M100 100l62-26a67 67 0 1 1-24-30z" />
  </Drawing>
);
const stood = (items: readonly Omit<RoundGridItem, 'drawing'>[]) =>
  items.map((item) => ({ ...item, drawing: wheel }));

const meta = preview.meta({
  component: RoundGrid,
  args: { heading: 'On the slate', items: stood([{ name: 'Old Hob' }]) },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** One cheese, and nothing said of it. */
export const OneThing = meta.story({ tags: ['least'] });

/** Three, one sold in two sizes, one straight on the slate. */
export const Three = meta.story({
  tags: ['usual'],
  args: { ...cheeses, items: stood(cheeses.items) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: cheeses.heading })).toBeVisible();
    const sizes = canvas.getByText('whole').closest('ul')!;
    await expect(
      within(sizes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['half £4', 'whole £7.50']);
  },
});

/** Each beside its words. */
export const OnAPhone = meta.story({
  tags: ['usual'],
  args: { ...cheeses, items: stood(cheeses.items) },
  globals: { viewport: { value: 'mobile1' } },
});

/** The counter is the page, and it is a good day. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    ...cheeses,
    level: 1,
    tone: 'plain',
    items: stood([
      ...cheeses.items,
      { name: 'Smoked Alice', text: 'By accident, first time.', price: '£24 a kilo' },
      { name: 'Curd', price: '£3 a pot' },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: cheeses.heading })).toBeVisible();
  },
});

/** A German cheese cellar. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: { ...kaese, items: stood(kaese.items) },
  globals: { viewport: { value: 'narrow' } },
});

/** Sold out: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { items: [] },
  play: rendersNothing,
});
