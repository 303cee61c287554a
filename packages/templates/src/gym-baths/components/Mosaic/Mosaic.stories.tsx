import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Board } from '#storybook/Board';
import { vars } from '@awning/ui/theme';
import { Mosaic } from './Mosaic.tsx';

const { color } = vars;

const rows = [
  'aaaaaaaaaaaa',
  'aaaaaaffaaaa',
  'afaaffffffaa',
  'affaffffefaa',
  'afffffffffaa',
  'affaffffffaa',
  'afaaffffffaa',
  'aaaaaaffaaaa',
  'aaaaaaaaaaaa',
  'babababababa',
  'bbbbbbbbbbbb',
];
const tiles = { a: color.surfaceTint, b: color.accent, f: color.spark, e: color.ink };

const meta = preview.meta({
  component: Mosaic,
  args: { rows, tiles, label: 'A fish over two rows of waves' },
  decorators: [
    (Story) => (
      <Board tone="plain">
        <Story />
      </Board>
    ),
  ],
});

/** A picture of a dozen tiles by eleven, in the theme’s colours. */
export const Fish = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A fish over two rows of waves' })).toBeVisible();
  },
});

/** Spaces leave the wall as it is. */
export const OnABareWall = meta.story({
  args: { rows: rows.slice(0, 9).map((row) => row.replaceAll('a', ' ')), label: 'A fish' },
});
