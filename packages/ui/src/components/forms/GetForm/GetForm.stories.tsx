import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Container, Stack } from '../../../primitives/index.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { GetForm, type GetFormProps } from './GetForm.tsx';

const value = { q: '', shelf: 'all' };
const shelves = [
  { label: 'All shelves', value: 'all' },
  { label: 'Poetry', value: 'poetry' },
];

function Asked(args: GetFormProps<typeof value>) {
  const [chosen, setChosen] = useState(args.value);
  return (
    <GetForm
      {...args}
      value={chosen}
      onChange={(next) => {
        args.onChange?.(next);
        setChosen(next);
      }}
    >
      <Stack gap="large">
        <Field name="q" label="Title" optional="" defaultValue={args.value.q} />
        <SelectField
          name="shelf"
          label="Shelf"
          optional=""
          options={shelves}
          defaultValue={args.value.shelf}
        />
        <Stack gap="medium" align="start">
          <Button type="submit" tone="action">
            Find
          </Button>
          <Button tone="outline" onClick={() => setChosen(value)}>
            Clear
          </Button>
        </Stack>
      </Stack>
    </GetForm>
  );
}

const meta = preview.meta({
  component: GetForm,
  args: { formAction: '/books', label: 'Find a book', value, onChange: fn(), children: null },
  render: Asked,
  decorators: [
    (Story) => (
      <Container width="prose">
        <Story />
      </Container>
    ),
  ],
});

/** `onChange` is called at once, with all the fields each time. */
export const Narrowed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Title'), 'sea');
    await userEvent.selectOptions(canvas.getByLabelText('Shelf'), 'poetry');
    await expect(args.onChange).toHaveBeenLastCalledWith({ q: 'sea', shelf: 'poetry' });
  },
});

/** A value that the page puts back stands in the fields again. */
export const Cleared = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Title'), 'sea');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByLabelText('Title')).toHaveValue('');
  },
});

/** Enter asks no server, and calls `onChange` no second time. */
export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Title')).toHaveFocus();
    await userEvent.keyboard('sea{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await expect(canvas.getByRole('search', { name: 'Find a book' })).toHaveAttribute('action', '/books');
  },
});
