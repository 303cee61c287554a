import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Form } from '../Form/Form.tsx';
import { NameFields } from './NameFields.tsx';

const meta = preview.meta({
  component: NameFields,
  args: {
    labels: {
      firstName: 'First name',
      lastName: 'Last name',
      username: 'Username',
      allowedInUsername: 'Small letters, digits and dots.',
    },
  },
});

/** A new customer. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    const fillsIn = canvas.getAllByRole('textbox').map((field) => field.getAttribute('autocomplete'));
    await expect(fillsIn).toEqual(['given-name', 'family-name', 'nickname']);
  },
});

/** As it is kept. */
export const FilledIn = meta.story({
  args: { draft: { first_name: 'Ada', last_name: 'Hargreave', username: 'ada' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Last name' })).toHaveValue('Hargreave');
  },
});

/** Filled in by keyboard alone, in the order it is asked. */
export const KeyboardOnly = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Ada{Tab}Hargreave{Tab}ada');
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveValue('ada');
  },
});

/** What the form around it finds wrong stands beside its field. */
export const WithErrors = meta.story({
  render: (args) => (
    <Form formAction="/account" problems={{ fields: { username: 'Somebody goes by that already.' } }}>
      <NameFields {...args} />
    </Form>
  ),
  play: async ({ canvas }) => {
    const username = canvas.getByRole('textbox', { name: 'Username' });
    await expect(username).toBeInvalid();
    await expect(username).toHaveAccessibleDescription(/Somebody goes by that already\./);
  },
});

/** German, a word without end, the narrowest phone. */
export const LongWords = meta.story({
  args: {
    labels: {
      firstName: 'Vorname',
      lastName: 'Familienname',
      username: 'Benutzernamensbezeichnung',
      allowedInUsername: 'Kleinbuchstaben, Ziffern und Punkte.',
    },
    draft: { last_name: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung' },
  },
  globals: { viewport: { value: 'narrow' } },
});
