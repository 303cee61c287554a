import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Field } from '../../forms/Field/Field.tsx';
import { OrderPad } from './OrderPad.tsx';

const meta = preview.meta({
  component: OrderPad,
  args: { label: 'Made to order', children: <p>One shelf, oak, to fit.</p> },
  parameters: { states: ['least', 'usual', 'long-words'] },
});

/** An order, written down. */
export const AnOrder = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Made to order')).toBeVisible();
    await expect(canvas.getByText('One shelf, oak, to fit.')).toBeVisible();
  },
});

/** An order being written: fields on it take the paper’s colours, by night too. */
export const BeingWritten = meta.story({
  tags: ['usual'],
  args: { children: <Field name="name" label="Name" error="Tell us your name" /> },
});

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    label: 'Grundstücksverkehrsgenehmigungszuständigkeitsauftrag',
    children: <Field name="name" label="Auftraggeberinnenundauftraggebernamensangabe" />,
  },
  globals: { viewport: { value: 'narrow' } },
});
