import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { curryHouse, gasthof } from './TableBill.fixtures.ts';
import { TableBill } from './TableBill.tsx';

const cup = (
  <Drawing viewBox="0 0 200 200">
    <circle cx="100" cy="100" r="80" fill={vars.color.paper1} />
    <circle cx="100" cy="100" r="60" fill={vars.color.paper2} />
  </Drawing>
);

const meta = preview.meta({
  component: TableBill,
  args: {
    heading: 'The bill',
    caption: 'One tea',
    lines: [{ name: 'Tea', price: '£2' }],
    total: { name: 'Altogether', price: '£2' },
  },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** One thing, and what it comes to. */
export const OneLine = meta.story({ tags: ['least'] });

/** Supper for three, with a cup beside the slip. */
export const Supper = meta.story({
  tags: ['usual'],
  args: { ...curryHouse, drawing: cup },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: curryHouse.caption })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Altogether £35.50' })).toBeVisible();
  },
});

/** Under its words in a hand. */
export const OnAPhone = Supper.extend({ tags: ['usual'], globals: { viewport: { value: 'mobile1' } } });

/** A long night. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    ...curryHouse,
    lines: [
      ...curryHouse.lines,
      { name: 'Mango lassi, four', price: '£14' },
      { name: 'Another naan', price: '£4' },
      { name: 'A box to take it home in', price: '20p' },
    ],
    total: { name: 'Altogether', price: '£53.70' },
    tone: 'plain',
  },
});

/** A German wedding. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: gasthof,
  globals: { viewport: { value: 'narrow' } },
});

/** Nothing was had: there is no bill. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { lines: [] },
  play: rendersNothing,
});
