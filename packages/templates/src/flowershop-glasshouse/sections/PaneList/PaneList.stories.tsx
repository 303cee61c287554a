import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { fishmonger } from './PaneList.fixtures.ts';
import { PaneList } from './PaneList.tsx';

const meta = preview.meta({
  component: PaneList,
  args: { heading: fishmonger.heading, groups: [{ name: 'In a pan', items: [{ name: 'Mackerel' }] }] },
  parameters: { layout: 'fullscreen', states: ['usual', 'empty'] },
});

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

/** Sold out. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { groups: [] },
  play: rendersNothing,
});
