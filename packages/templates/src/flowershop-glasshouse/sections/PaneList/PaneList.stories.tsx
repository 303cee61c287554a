import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { eisenwaren, fishmonger } from './PaneList.fixtures.ts';
import { PaneList } from './PaneList.tsx';

const meta = preview.meta({
  component: PaneList,
  args: { heading: fishmonger.heading, groups: [{ name: 'In a pan', items: [{ name: 'Mackerel' }] }] },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** One thing of one kind. */
export const OneThing = meta.story({ tags: ['least'] });

/** Three kinds, with prices. */
export const Usual = meta.story({
  tags: ['usual'],
  args: fishmonger,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: fishmonger.heading })).toBeVisible();
    await expect(canvas.getByText('Gurnard').closest('li')).toHaveTextContent(
      'Gurnard £9 Better than it looks.',
    );
  },
});

/** On paint, one kind set off. */
export const OnPaint = meta.story({
  tags: ['usual'],
  args: {
    ...fishmonger,
    tone: 'deep',
    tall: 'end',
    groups: fishmonger.groups.map((group, place) => ({ ...group, ...(place === 2 && { tone: 'spark' }) })),
  },
});

/** In a hand. */
export const OnAPhone = Usual.extend({ tags: ['usual'], globals: { viewport: { value: 'mobile1' } } });

/** More kinds than one block holds. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    groups: Array.from({ length: 8 }, (_, tray) => ({
      name: `Tray ${tray + 1}`,
      items: fishmonger.groups[0]!.items,
    })),
  },
});

/** Greenhouse fittings with long words. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: eisenwaren,
  globals: { viewport: { value: 'narrow' } },
});

/** Sold out. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { groups: [] },
  play: rendersNothing,
});
