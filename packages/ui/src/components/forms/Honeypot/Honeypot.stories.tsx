import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Field } from '../Field/Field.tsx';
import { Form } from '../Form/Form.tsx';
import { Honeypot } from './Honeypot.tsx';

const meta = preview.meta({
  component: Honeypot,
  args: { name: 'website', label: 'Leave this empty' },
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
    const form = canvas.getByRole('textbox').closest('form')!;
    await expect(new FormData(form).get('website')).toBe('');
  },
});

/** Nor do they come upon it by keyboard. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});
