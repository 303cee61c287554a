import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { augenoptik, optician } from './QuotePairs.fixtures.ts';
import { QuotePairs } from './QuotePairs.tsx';

const meta = preview.meta({
  component: QuotePairs,
  args: { ...optician, items: optician.items.slice(0, 1) },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** One customer, twice. */
export const One = meta.story({ tags: ['least'] });

/** In on one side, out on the other. */
export const Two = meta.story({
  tags: ['usual'],
  args: optician,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: 'Said on the way in Said on the way out' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'I can see perfectly well.Who put leaves on that tree?Mr Bhatt',
      'Do they have to be big?I look like my own lawyer.Sinead, 71',
    ]);
  },
});

/** The line stays in the middle of a phone. */
export const OnAPhone = Two.extend({ tags: ['usual'], globals: { viewport: { value: 'mobile1' } } });

/** What was said was long. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: augenoptik,
  globals: { viewport: { value: 'narrow' } },
});

/** A wall of them: the line runs on. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    items: Array.from({ length: 8 }, (_, place) => {
      const item = optician.items[place % optician.items.length]!;
      return { ...item, after: `${item.after} (${place + 1})` };
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  },
});

/** Nobody has said anything yet: no heading over nothing. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});
