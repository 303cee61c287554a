import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { GetForm, type GetFormProps } from './GetForm.tsx';

const value = { q: '', shelf: 'all' };

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
      <label>
        Title <input name="q" defaultValue={args.value.q} />
      </label>
      <label>
        Shelf{' '}
        <select name="shelf" defaultValue={args.value.shelf}>
          <option>all</option>
          <option>poetry</option>
        </select>
      </label>
      <button>Find</button>
      <button type="button" onClick={() => setChosen(value)}>
        Clear
      </button>
    </GetForm>
  );
}

const meta = preview.meta({
  component: GetForm,
  args: { action: '/books', label: 'Find a book', value, onChange: fn(), children: null },
  render: Asked,
});

/** What is asked is told at once, all of it each time. */
export const Narrowed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Title'), 'sea');
    await userEvent.selectOptions(canvas.getByLabelText('Shelf'), 'poetry');
    await expect(args.onChange).toHaveBeenLastCalledWith({ q: 'sea', shelf: 'poetry' });
  },
});

/** What is put back from outside stands in the fields again. */
export const Cleared = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Title'), 'sea');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByLabelText('Title')).toHaveValue('');
  },
});

/** Asked with the Enter key: nothing is asked of a server, and nothing is asked twice. */
export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Title')).toHaveFocus();
    await userEvent.keyboard('sea{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await expect(canvas.getByRole('search', { name: 'Find a book' })).toHaveAttribute('action', '/books');
  },
});
