import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Form } from '../Form/Form.tsx';
import { CustomerFields } from './CustomerFields.tsx';

const meta = preview.meta({
  component: CustomerFields,
  args: {
    labels: {
      legend: 'Who is it for?',
      name: 'Name',
      email: 'Email',
      emailHint: 'Your receipt and order link go here.',
      business: 'Business',
      businessHint: 'As it should read over the door.',
      optional: 'optional',
    },
  },
});

/** A first visit. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    const fillsIn = canvas.getAllByRole('textbox').map((field) => field.getAttribute('autocomplete'));
    await expect(fillsIn).toEqual(['name', 'email', 'organization']);
    await expect(canvas.getByRole('textbox', { name: 'Business (optional)' })).not.toBeRequired();
  },
});

/** Handed back by the server. */
export const FilledIn = meta.story({
  args: { draft: { name: 'Ada Hargreave', email: 'ada@example.com', business: 'Hargreave & Son' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
  },
});

/** Filled in by keyboard alone, in the order it is asked. */
export const KeyboardOnly = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Ada{Tab}ada@example.com{Tab}Hargreave & Son');
    await expect(canvas.getByRole('textbox', { name: 'Business (optional)' })).toHaveValue('Hargreave & Son');
  },
});

/** What the form around it finds wrong stands beside its field. */
export const WithErrors = meta.story({
  render: (args) => (
    <Form formAction="/checkout" problems={{ fields: { email: 'This address does not take mail.' } }}>
      <CustomerFields {...args} />
    </Form>
  ),
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription(/This address does not take mail\./);
  },
});

/** German, a word without end, the narrowest phone. */
export const LongWords = meta.story({
  args: {
    labels: {
      legend: 'Rechnungsempfängerangaben',
      name: 'Vor- und Familienname',
      email: 'Elektronische Postanschrift',
      emailHint: 'Zahlungsbestätigung und Auftragsverfolgungsadresse gehen hierher.',
      business: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
      businessHint: 'Wie es über der Ladentür stehen soll.',
      optional: 'freiwillig',
    },
  },
  globals: { viewport: { value: 'narrow' } },
});
