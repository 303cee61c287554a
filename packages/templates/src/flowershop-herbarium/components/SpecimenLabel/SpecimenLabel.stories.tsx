import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { SpecimenLabel } from './SpecimenLabel.tsx';

const meta = preview.meta({
  component: SpecimenLabel,
  args: { name: 'Boletus edulis' },
  parameters: { states: ['least', 'usual', 'long-words'] },
});

/** A name is a label. */
export const NameOnly = meta.story({ tags: ['least'] });

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

/** A German mushroom. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    name: 'Pseudocraterellus undulatus',
    commonName: 'Krauser Zwergleistling (Herbsttrompetenverwandtschaft)',
    lines: ['Naturschutzgebietsbetreuungsverein Donaueschingen'],
    price: 'unverkäuflich',
  },
  globals: { viewport: { value: 'narrow' } },
});
