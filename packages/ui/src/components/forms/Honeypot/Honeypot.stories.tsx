import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Field } from '../Field/Field.tsx';
import { Form } from '../Form/Form.tsx';
import { Honeypot } from './Honeypot.tsx';

const meta = preview.meta({
  component: Honeypot,
  args: { name: 'zq4v', label: 'Leave this empty' },
  render: (args) => (
    <Form formAction="/contact/create">
      <Field name="name" label="Name" />
      <Honeypot {...args} />
    </Form>
  ),
  parameters: { states: ['usual', 'keyboard'] },
});

/** In any form that machines would fill in. People neither see nor hear it. */
export const Usual = meta.story({
  tags: ['usual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    const form = canvas.getByRole<HTMLInputElement>('textbox').form!;
    await expect(new FormData(form).get('zq4v')).toBe('');
  },
});

/** Browsers and password managers are told to leave it alone, each by its own attribute. */
export const LeftToMachines = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Leave this empty');
    // Browsers, 1Password, LastPass, Bitwarden, Dashlane.
    await expect(field).toHaveAttribute('autocomplete', 'off');
    await expect(field).toHaveAttribute('data-1p-ignore');
    await expect(field).toHaveAttribute('data-lpignore', 'true');
    await expect(field).toHaveAttribute('data-bwignore');
    await expect(field).toHaveAttribute('data-form-type', 'other');
    // A program that fills in a field focuses it first.
    field.focus();
    await expect(field).not.toHaveFocus();
  },
});

/** The Tab key does not reach it either. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});
