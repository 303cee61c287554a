import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { PriceLines } from './PriceLines.tsx';

const meta = preview.meta({
  component: PriceLines,
  args: {
    items: [
      { name: 'Extra Pages', price: '+ $50' },
      { name: 'Blog Setup', price: '+ $100' },
    ],
  },
});

/** What can be added. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem').map((line) => line.textContent);
    await expect(lines).toEqual(['Extra Pages + $50', 'Blog Setup + $100']);
  },
});

/** Everything there is. */
export const Many = meta.story({
  args: {
    items: Array.from({ length: 16 }, (_, line) => ({
      name: `Extra ${line + 1}`,
      price: `+ $${line * 10 + 5}`,
    })),
  },
});

/** German, a word without end, the narrowest phone. */
export const LongWords = meta.story({
  args: {
    items: [
      { name: 'Suchmaschinenoptimierung', price: '+ 1.250,00 €' },
      { name: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung', price: '+ 12.345,67 €' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
});
