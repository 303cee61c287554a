import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { pottery, toepferei } from './VoucherCards.fixtures.ts';
import { VoucherCards } from './VoucherCards.tsx';

const { heading, vouchers, labels } = pottery;
const meta = preview.meta({
  component: VoucherCards,
  args: { heading, vouchers: vouchers.slice(0, 1), labels },
  parameters: { layout: 'fullscreen' },
});

/** One thing to give. */
export const One = meta.story();

/** Two, the usual one first. */
export const Two = meta.story({
  args: pottery,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('heading', { level: 3, name: 'One evening' })).toBeVisible();
    await expect(canvas.getByText('£48')).toBeVisible();
  },
});

/** On a painted board. */
export const OnABoard = Two.extend({ args: { tone: 'accent' } });

/** On a phone. */
export const OnAPhone = Two.extend({ globals: { viewport: { value: 'mobile1' } } });

/** Words without end. */
export const LongWords = meta.story({ args: toepferei, globals: { viewport: { value: 'narrow' } } });

/** Sold out. */
export const Empty = meta.story({ args: { vouchers: [] } });
