import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { optician } from './QuotePairs.fixtures.ts';
import { QuotePairs } from './QuotePairs.tsx';

const meta = preview.meta({
  component: QuotePairs,
  args: { ...optician, items: optician.items.slice(0, 1) },
  parameters: { layout: 'fullscreen', states: ['usual', 'empty'] },
});

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

/** Nobody has said anything yet: no heading over nothing. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});
