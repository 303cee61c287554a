import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { pottery, toepferei } from './VoucherCards.fixtures.ts';
import { VoucherCards } from './VoucherCards.tsx';

const { heading, vouchers, labels } = pottery;
const meta = preview.meta({
  component: VoucherCards,
  args: { heading, vouchers: vouchers.slice(0, 1), labels },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** One thing to give. */
export const One = meta.story({ tags: ['least'] });

/** Two, the usual one first. */
export const Two = meta.story({
  tags: ['usual'],
  args: pottery,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('heading', { level: 3, name: 'One evening' })).toBeVisible();
    await expect(canvas.getByText('£48')).toBeVisible();
  },
});

/** On a painted board. */
export const OnABoard = Two.extend({ tags: ['usual'], args: { tone: 'accent' } });

/** On a phone. */
export const OnAPhone = Two.extend({ tags: ['usual'], globals: { viewport: { value: 'mobile1' } } });

/** Words without end. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: toepferei,
  globals: { viewport: { value: 'narrow' } },
});

/** Sold out: no heading over nothing. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { vouchers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

/** Something for every purse. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    vouchers: Array.from({ length: 7 }, (_, place) => ({
      ...vouchers[place % vouchers.length]!,
      name: `${vouchers[place % vouchers.length]!.name}, no. ${place + 1}`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
  },
});
