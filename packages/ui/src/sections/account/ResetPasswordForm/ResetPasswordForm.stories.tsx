import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { expired, german, newKey } from './ResetPasswordForm.fixtures.ts';
import { ResetPasswordForm, type ResetPasswordFormProps } from './ResetPasswordForm.tsx';

const { lead: _, ...least } = newKey;

const meta = preview.meta({
  component: ResetPasswordForm,
  args: { ...least, onSubmit: fn() },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'loading', 'success', 'error', 'open', 'closed', 'keyboard'],
  },
});

function Server({
  outcome,
  ...props
}: ResetPasswordFormProps & { outcome: Partial<ResetPasswordFormProps> }) {
  const [answer, setAnswer] = useState<Partial<ResetPasswordFormProps>>({});
  return <ResetPasswordForm {...props} {...answer} onSubmit={() => setAnswer(outcome)} />;
}

/** The least: a password, and the same once more. */
export const Fresh = meta.story({
  tags: ['least', 'closed'],
  play: async ({ canvas }) => {
    for (const label of ['New password', 'Confirm password']) {
      await expect(canvas.getByLabelText(label)).toHaveAttribute('autocomplete', 'new-password');
    }
    await expect(canvas.getByRole('checkbox', { name: 'Show Passwords' })).not.toBeChecked();
  },
});

/** Looked at while they are typed; hidden again once they are sent. */
export const Usual = meta.story({
  tags: ['usual', 'open'],
  args: { ...newKey, login: 'ada+shop@hargreave.example' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const login = canvasElement.querySelector('[autocomplete=username]');
    await expect(login).toHaveValue('ada+shop@hargreave.example');
    await expect(login).not.toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show Passwords' }));
    const password = canvas.getByRole('textbox', { name: 'New password' });
    const again = canvas.getByRole('textbox', { name: 'Confirm password' });
    await userEvent.type(password, 'Mind the step');
    await userEvent.type(again, 'Mind the step');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Reset Password' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'Mind the step' });
    await expect(password).toHaveAttribute('type', 'password');
    await expect(again).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('checkbox', { name: 'Show Passwords' })).not.toBeChecked();
  },
});

/** Typed differently the second time: said beside it, and nothing is sent. */
export const Mismatch = meta.story({
  tags: ['error'],
  play: async ({ canvas, userEvent, args }) => {
    const again = canvas.getByLabelText('Confirm password');
    await userEvent.type(canvas.getByLabelText('New password'), 'Mind the step');
    await userEvent.type(again, 'Mind the stop');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }));
    await expect(again).toHaveFocus();
    await expect(again).toHaveAccessibleDescription('Passwords do not match');
    await expect(again).toHaveValue('Mind the stop');
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.clear(again);
    await userEvent.type(again, 'Mind the step');
    await expect(again).toHaveAccessibleDescription('');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** Nothing filled in. */
export const NothingFilledIn = meta.story({
  tags: ['error'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }));
    await expect(canvas.getByLabelText('New password')).toHaveFocus();
    await expect(canvas.getAllByText('Enter a new password')).toHaveLength(2);
  },
});

/** On its way. */
export const Resetting = meta.story({
  tags: ['loading'],
  args: { ...newKey, status: 'submitting' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Resetting...' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Resetting...');
  },
});

/** Done without a mouse: the focus is on the good news. */
export const ByKeyboard = meta.story({
  tags: ['success', 'keyboard'],
  args: newKey,
  render: (args) => <Server {...args} outcome={{ status: 'success' }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Mind the step{Tab}Mind the step{Tab} ');
    await expect(canvas.getByRole('textbox', { name: 'Confirm password' })).toHaveValue('Mind the step');
    await userEvent.keyboard('{Tab}{Enter}');
    const done = canvas.getByRole('group', { name: 'Password reset successful! Redirecting...' });
    await expect(done).toHaveFocus();
  },
});

/** The link was used before, or is too old. */
export const Expired = meta.story({
  tags: ['error'],
  render: (args) => <Server {...args} outcome={{ problems: { form: expired } }} />,
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('New password');
    await userEvent.type(password, 'Mind the step');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Mind the step{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(expired);
    await expect(password).toHaveValue('Mind the step');
  },
});

/** One of the commonest passwords: the server says so beside it. */
export const TooCommon = meta.story({
  tags: ['error'],
  args: { problems: { fields: { password: 'This password is one of the commonest' } } },
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('New password');
    await expect(password).toHaveFocus();
    await expect(password).toHaveAccessibleDescription(/^This password is one of the commonest/);
  },
});

/** Typed and ticked before the script loaded. */
export const BeforeScript = meta.story({
  render: (args) => (
    <div dangerouslySetInnerHTML={{ __html: renderToString(<ResetPasswordForm {...args} />) }} />
  ),
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvasElement.innerHTML).not.toContain('style=');
    const password = canvas.getByLabelText('New password');
    await userEvent.type(password, 'early');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show Passwords' }));

    const mismatch = fn();
    const page = canvas.getByRole('region', { name: newKey.heading }).parentElement!;
    hydrateRoot(page, <ResetPasswordForm {...args} />, { onRecoverableError: mismatch });
    await waitFor(() => expect(password).toHaveAttribute('type', 'text'));
    await expect(password).toHaveValue('early');
    await expect(mismatch).not.toHaveBeenCalled();
  },
});

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: german,
  globals: { viewport: { value: 'narrow' } },
});

/** Rules, and nothing about what they are for. */
export const RulesAtTheDoor = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...newKey,
    lead: 'Passwords must comply with our security policy.',
    labels: {
      ...newKey.labels,
      passwordHint: '8 to 16 characters, with a capital, a digit and one of ! @ # $, and no spaces.',
    },
  },
});
