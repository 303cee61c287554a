import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { ada, german, page } from './ProfileForm.fixtures.ts';
import { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx';

const meta = preview.meta({
  component: ProfileForm,
  args: { ...page, onSubmit: fn() },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'loading', 'success', 'error', 'keyboard'],
  },
});

/** The least: three fields, as they stand now. */
export const AsItStands = meta.story({
  tags: ['least'],
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveValue('hargreave.son');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(ada);
  },
});

function Server({ answer, ...props }: ProfileFormProps & { answer: Partial<ProfileFormProps> }) {
  const [told, setTold] = useState<Partial<ProfileFormProps>>({});
  return <ProfileForm {...props} {...told} onSubmit={() => setTold(answer)} />;
}

/** Changed and kept: it says so, until something is changed again. */
export const Saved = meta.story({
  tags: ['usual', 'success'],
  args: { lead: 'As it stands on your receipts.', email: 'ada@hargreave.example' },
  render: (args) => <Server {...args} answer={{ status: 'success' }} />,
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'First name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Adelaide');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Saved.')).toBeVisible();
    await expect(name).toHaveValue('Adelaide');
    await userEvent.type(name, ' M.');
    await expect(canvas.queryByText('Saved.')).toBeNull();
  },
});

/** Changed without a mouse. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: { onChange: fn() },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('Adelaide{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...ada, first_name: 'Adelaide' });
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...ada, first_name: 'Adelaide' });
  },
});

/** A name that was emptied: said beside it, and nothing is sent. */
export const Incomplete = meta.story({
  tags: ['error'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Last name' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('textbox', { name: 'Last name' })).toHaveFocus();
    await expect(canvas.getByText('Enter your last name')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Another customer has this username. */
export const Taken = meta.story({
  tags: ['error'],
  render: (args) => (
    <Server
      {...args}
      answer={{ problems: { fields: { username: 'This username is taken. Choose another' } } }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const username = canvas.getByRole('textbox', { name: 'Username' });
    await expect(username).toHaveFocus();
    await expect(username).toHaveAccessibleDescription('This username is taken. Choose another');
    await expect(username).toHaveValue('hargreave.son');
  },
});

/** On its way. */
export const Saving = meta.story({
  tags: ['loading'],
  args: { status: 'submitting' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Saving…' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: { ...german, status: 'success' },
  globals: { viewport: { value: 'narrow' } },
});

/** An office’s words for a name. */
export const ManagedProfile = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    heading: 'Profile management',
    lead: 'Manage your personal information here.',
    labels: { ...page.labels, firstName: 'Forename(s)', username: 'User ID', save: 'Submit' },
  },
});
