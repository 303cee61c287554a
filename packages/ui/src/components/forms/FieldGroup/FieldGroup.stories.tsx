import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Field } from '../Field/Field.tsx';
import { Form } from '../Form/Form.tsx';
import { FieldGroup } from './FieldGroup.tsx';

const meta = preview.meta({
  component: FieldGroup,
  args: { legend: 'Who is it for?', children: <Field name="name" label="Name" /> },
});

/** One field to a line. */
export const OneColumn = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Who is it for?' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Who is it for?');
  },
});

/** Two short fields share a line where there is room. */
export const TwoColumns = meta.story({
  args: {
    columns: 'two',
    children: (
      <>
        <Field name="name" label="Name" />
        <Field name="email" label="Email" type="email" />
      </>
    ),
  },
});

/** An error of all its fields is said under the legend, and read with the group. */
export const WithAnError = meta.story({
  render: (args) => (
    <Form formAction="/checkout" problems={{ fields: { addOns: 'Blog Setup is sold out.' } }}>
      <FieldGroup {...args} name="addOns" />
    </Form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Who is it for?' })).toHaveAccessibleDescription(
      'Blog Setup is sold out.',
    );
  },
});

/** German, a word without end, the narrowest phone. */
export const LongWords = meta.story({
  args: { legend: 'Rechnungsempfänger: Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung' },
  globals: { viewport: { value: 'narrow' } },
});
