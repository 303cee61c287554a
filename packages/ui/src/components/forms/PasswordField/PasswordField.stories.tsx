import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Form } from '../Form/Form.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { PasswordField } from './PasswordField.tsx';

const toggle = {
  show: 'Show',
  hide: 'Hide',
  shown: 'Your password can be seen',
  hidden: 'Your password is hidden',
};

const meta = preview.meta({
  component: PasswordField,
  args: { name: 'password', label: 'Password', autoComplete: 'current-password' as const },
  parameters: { states: ['least', 'usual', 'long-words', 'error', 'open', 'closed', 'keyboard'] },
});

/** The least: to log in with. */
export const LabelOnly = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** A visitor who types a long one may look at it. Screen readers are told that it can be seen. */
export const WithToggle = meta.story({
  tags: ['usual', 'open', 'closed'],
  args: { toggle, autoComplete: 'new-password', hint: 'At least 8 characters. A short sentence is good.' },
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAccessibleDescription(/At least 8 characters/);
    await userEvent.type(password, 'mind the step');
    await userEvent.click(canvas.getByRole('button', { name: 'Show Password' }));
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue('mind the step');
    await expect(canvas.getByRole('status')).toHaveTextContent('Your password can be seen');

    await userEvent.click(canvas.getByRole('button', { name: 'Hide Password' }));
    await expect(password).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('status')).toHaveTextContent('Your password is hidden');
  },
});

/** Shown and hidden without a mouse. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: { toggle },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('shutter{Tab} ');
    const button = canvas.getByRole('button', { name: 'Hide Password' });
    await expect(button).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Show Password' })).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
});

/** Sent while it could be seen: hidden again before the form leaves. */
export const HiddenAgainWhenSent = meta.story({
  args: { toggle },
  render: (args) => (
    <Form formAction="/user/login" onSubmit={() => undefined}>
      <PasswordField {...args} />
      <SubmitButton label="Log in" busyLabel="Logging in…" />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'shutter');
    await userEvent.click(canvas.getByRole('button', { name: 'Show Password' }));
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(password).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('status').textContent).toBe('');
    await expect(password).toHaveValue('shutter');
  },
});

/** Typed twice: when they differ the second says so, until either is put right. */
export const MustRepeat = meta.story({
  tags: ['error'],
  render: () => (
    <Form
      formAction="/user/reset-password"
      messages={{ confirm: 'Type it once more' }}
      onSubmit={() => undefined}
    >
      <PasswordField name="password" label="New password" autoComplete="new-password" />
      <PasswordField
        name="confirm"
        label="Once more"
        autoComplete="new-password"
        repeats={{ name: 'password', message: 'Passwords do not match' }}
      />
      <SubmitButton label="Save" busyLabel="Saving…" />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const again = canvas.getByLabelText('Once more');
    await userEvent.type(canvas.getByLabelText('New password'), 'shutter');
    await userEvent.type(again, 'shutters{Enter}');
    await expect(again).toHaveFocus();
    await expect(again).toHaveAccessibleDescription('Passwords do not match');
    await userEvent.type(canvas.getByLabelText('New password'), 's');
    await expect(again).toHaveAccessibleDescription('');
    await expect(again).toBeValid();
  },
});

/** Where one tick shows several at once. */
export const ShownByOthers = meta.story({
  args: { shown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
});

/** Before the script loads it is a plain field: its button could do nothing, so only its place is kept. */
export const BeforeScript = meta.story({
  args: { toggle },
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToString(<PasswordField {...args} />) }} />,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvasElement.innerHTML).not.toContain('style=');
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'early');
    await expect(canvas.queryByRole('button')).toBeNull();
    const { width } = password.getBoundingClientRect();

    const mismatch = fn();
    const page = canvasElement.querySelector('[for]')!.parentElement!.parentElement!;
    hydrateRoot(page, <PasswordField {...args} />, { onRecoverableError: mismatch });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show Password' })).toBeVisible());
    await expect(password).toHaveValue('early');
    await expect(password.getBoundingClientRect().width).toBe(width);
    await expect(mismatch).not.toHaveBeenCalled();
  },
});

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    label: 'Grundstücksverkehrsgenehmigungszuständigkeitskennwort',
    toggle: { show: 'Kennwort anzeigen', hide: 'Kennwort verbergen', shown: 'Sichtbar', hidden: 'Verborgen' },
    hint: 'Mindestens acht Zeichen.',
    error: 'Dieses Kennwort steht in jeder Häufigkeitsliste: Donaudampfschifffahrtsgesellschaftskapitän.',
  },
  globals: { viewport: { value: 'narrow' } },
});

/** Rules for how a password must look. */
export const Riddles = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    autoComplete: 'new-password',
    hint: 'Must contain 1 upper case letter, 1 digit and 1 of ! ? %. Must not repeat a character.',
  },
});
