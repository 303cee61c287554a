import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { german, page } from './ChangePasswordForm.fixtures.ts';
import { ChangePasswordForm, type ChangePasswordFormProps } from './ChangePasswordForm.tsx';

const meta = preview.meta({
  component: ChangePasswordForm,
  args: { ...page, onSubmit: fn() },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'loading', 'success', 'error', 'keyboard'],
  },
});

/** The least: the old password and the new one, as a password manager knows them. */
export const Fresh = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Current password')).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
  },
});

function Server({
  answer,
  ...props
}: ChangePasswordFormProps & { answer: Partial<ChangePasswordFormProps> }) {
  const [told, setTold] = useState<Partial<ChangePasswordFormProps>>({});
  return <ChangePasswordForm {...props} {...told} onSubmit={() => setTold(answer)} />;
}

/** Changed: it says so, and neither password is left in its field. */
export const Changed = meta.story({
  tags: ['usual', 'success'],
  args: { lead: 'Everywhere else you are logged out.', login: 'ada@hargreave.example' },
  render: (args) => <Server {...args} answer={{ status: 'success' }} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('[autocomplete=username]')).toHaveValue('ada@hargreave.example');
    await userEvent.type(canvas.getByLabelText('Current password'), 'Mind the step');
    await userEvent.type(canvas.getByLabelText('New password'), 'Mind the other step');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(canvas.getByText('Your password is changed.')).toBeVisible();
    await expect(canvas.getByLabelText('Current password')).toHaveValue('');
    await expect(canvas.getByLabelText('New password')).toHaveValue('');
  },
});

/** Without a mouse. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Mind the step{Tab}{Tab}Mind the other step{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      current: 'Mind the step',
      password: 'Mind the other step',
    });
  },
});

/** The old password is wrong: said beside it, and the new one is still there. */
export const Wrong = meta.story({
  tags: ['error'],
  render: (args) => (
    <Server {...args} answer={{ problems: { fields: { current: 'This is not your current password' } } }} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'guess');
    await userEvent.type(canvas.getByLabelText('New password'), 'Mind the other step');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(canvas.getByLabelText('Current password')).toHaveFocus();
    await expect(canvas.getByLabelText('Current password')).toHaveAccessibleDescription(
      'This is not your current password',
    );
    await expect(canvas.getByLabelText('New password')).toHaveValue('Mind the other step');
  },
});

/** On its way. */
export const Changing = meta.story({
  tags: ['loading'],
  args: { status: 'submitting' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Changing…' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: { ...german, status: 'success' },
  globals: { viewport: { value: 'narrow' } },
});

/** A password that is hard to make and easy to guess. */
export const RulesForAPassword = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    labels: {
      ...page.labels,
      passwordHint: '8 to 16 characters, with a capital, a digit and one of ! @ # $, and no spaces.',
    },
  },
});
