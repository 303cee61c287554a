import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { PricePlates } from './PricePlates.tsx';

const meta = preview.meta({
  component: PricePlates,
  args: {
    heading: 'Zuschnittpreise nach Laufmetern',
    plates: [
      {
        price: '€1.250,00',
        name: 'Dachstuhlrestaurierungspauschale',
        note: 'einschließlich Denkmalschutzabstimmungsgespräch',
      },
      { price: '€89,50', name: 'Eichenbohlen', note: 'der laufende Meter, kammergetrocknet' },
    ],
  },
  parameters: { layout: 'fullscreen', states: ['long-words'] },
});

/** A sawmill with long prices and longer words. */
export const LongWords = meta.story({
  tags: ['long-words'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const [dearest] = canvas.getAllByRole('listitem');
    const plate = dearest!.getBoundingClientRect();
    const name = within(dearest!).getByRole('strong').getBoundingClientRect();
    await expect(name.left - plate.left).toBeGreaterThan(20);
    await expect(plate.right - name.right).toBeGreaterThan(20);
  },
});
