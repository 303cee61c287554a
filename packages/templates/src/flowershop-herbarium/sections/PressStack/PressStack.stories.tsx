import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { bindery } from './PressStack.fixtures.ts';
import { PressStack } from './PressStack.tsx';

const meta = preview.meta({
  component: PressStack,
  args: { heading: bindery.heading, layers: bindery.layers.slice(0, 1) },
  parameters: { layout: 'fullscreen', states: ['usual', 'empty'] },
});

/** The next to come out on top. */
export const Several = meta.story({
  tags: ['usual'],
  args: bindery,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: bindery.heading })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Parish register, 1842 New spine, old ink Tuesday',
      'Moby-Dick Dropped in the bath at chapter 30 Thursday week',
      'A cookery book Mostly butter When it’s ready',
    ]);
  },
});

/** On a painted board. */
export const OnABoard = Several.extend({ tags: ['usual'], args: { tone: 'deep' } });

/** Nothing in it: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { layers: [] },
  play: rendersNothing,
});
