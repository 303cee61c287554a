import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Till } from './Till.tsx';

const meta = preview.meta({
  component: Till,
  args: {
    shop: { name: 'Awning', tagline: 'Open for business, online.' },
    lines: [{ id: 'classic', name: 'Barbershop Classic', price: '$299' }],
    total: '$299',
    labels: {
      receipt: 'Order summary',
      seeReceipt: 'See receipt',
      total: 'Total',
      receiptTotal: 'TOTAL USD',
      receiptTotalNote: 'paid once',
      totalWithoutScript: 'The next page adds it all up before you pay.',
    },
  },
});

/** The receipt stands where it can be seen. */
export const OnADesktop = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Order summary' })).toHaveTextContent('TOTAL USD');
    await expect(canvas.queryByRole('link', { name: 'See receipt' })).toBeNull();
  },
});

/** The bar leads to the receipt further down. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const { id } = canvas.getByRole('region', { name: 'Order summary' });
    await expect(canvas.getByRole('link', { name: 'See receipt' })).toHaveAttribute('href', `#${id}`);
  },
});

/** As long as the till roll, and the bar still says what it comes to. */
export const Many = meta.story({
  args: {
    lines: Array.from({ length: 12 }, (_, line) => ({
      id: String(line),
      name: `Extra ${line + 1}`,
      price: `$${line * 10 + 5}`,
    })),
    total: '$720',
  },
  globals: { viewport: { value: 'mobile1' } },
});

/** German, a word without end, the narrowest phone. */
export const LongWords = meta.story({
  args: {
    lines: [
      {
        id: 'long',
        name: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
        price: '12.345,67 €',
      },
    ],
    total: '12.345,67 €',
    labels: {
      receipt: 'Bestellzusammenfassung',
      seeReceipt: 'Kassenbon ansehen',
      total: 'Gesamtbetrag',
      receiptTotal: 'Gesamtbetrag EUR',
      receiptTotalNote: 'einmalig',
      totalWithoutScript: 'Auf der nächsten Seite wird alles zusammengerechnet.',
    },
  },
  globals: { viewport: { value: 'narrow' } },
});
