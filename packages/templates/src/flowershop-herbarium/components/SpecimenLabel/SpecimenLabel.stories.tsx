import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { SpecimenLabel } from './SpecimenLabel.tsx';

const meta = preview.meta({
  component: SpecimenLabel,
  args: { name: 'Boletus edulis' },
  parameters: { states: ['usual'] },
});

/** Everything a collector writes down, and what a customer looks for. */
export const Full = meta.story({
  tags: ['usual'],
  args: {
    collection: 'Ex Herb. Tarn, Keswick',
    nameLanguage: 'la',
    commonName: 'Penny bun',
    lines: ['Under beech, Great Wood', '3.x, after rain. T. Tarn'],
    price: '£6.50 the half pound',
    headingLevel: 2,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Boletus edulis Penny bun' })).toBeVisible();
    await expect(canvas.getByText('£6.50 the half pound')).toBeVisible();
  },
});
