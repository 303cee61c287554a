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
  },
});

/** On a phone it is as wide as there is room for. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('region', { name: 'Order summary' }).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
});

/** As long as the till roll. */
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
      receiptTotal: 'Gesamtbetrag EUR',
      receiptTotalNote: 'einmalig',
      totalWithoutScript: 'Auf der nächsten Seite wird alles zusammengerechnet.',
    },
  },
  globals: { viewport: { value: 'narrow' } },
});
