import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { AmountList } from './AmountList.tsx';

const meta = preview.meta({
  component: AmountList,
  args: {
    legend: 'How many of each?',
    items: [{ id: 'loaf', name: 'Loaf', price: 450 }],
    currency: 'GBP',
    locale: 'en-GB',
    named: true,
    from: 'from {price}',
  },
  render: (args) => (
    <form aria-label="Order">
      <AmountList {...args} />
    </form>
  ),
});

/** One thing, and what it costs. */
export const One = meta.story({
  play: async ({ canvas, userEvent }) => {
    const loaf = canvas.getByRole('spinbutton', { name: 'Loaf' });
    await expect(loaf).toHaveAccessibleDescription('£4.50');
    await userEvent.type(loaf, '3');
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(Object.fromEntries(new FormData(form))).toEqual({ 'amount-loaf': '3' });
    for (const wrong of ['-1', '100', '1.5']) {
      await userEvent.clear(loaf);
      await userEvent.type(loaf, wrong);
      await expect(loaf).toBeInvalid();
    }
  },
});

/** With what is in it, a drawing, and a price that is the least it may come to. */
export const Several = meta.story({
  args: {
    items: [
      { id: 'loaf', name: 'Loaf', note: 'Two days old before it is born', price: 450 },
      {
        id: 'cake',
        name: 'Cake',
        note: 'For ten',
        price: 3800,
        from: true,
        drawing: (
          <svg viewBox="0 0 40 40">
            <path fill="currentColor" d="M4 20h32v14H4zM18 6h4v12h-4z" />
          </svg>
        ),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Cake' })).toHaveAccessibleDescription(
      'For ten from £38',
    );
  },
});

/** German, a word without end, the narrowest phone. */
export const LongWords = meta.story({
  args: {
    locale: 'de-DE',
    currency: 'EUR',
    items: [
      {
        id: 'brot',
        name: 'Donaudampfschifffahrtsgesellschaftskapitänsbrot',
        note: 'Ohne Grundstücksverkehrsgenehmigungszuständigkeit',
        price: 124950,
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
});
