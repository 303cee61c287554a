import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { ada, door, german } from './SignUpForm.fixtures.ts';
import { SignUpForm, type SignUpFormProps } from './SignUpForm.tsx';

const { lead: _, ...least } = door;

const meta = preview.meta({
  component: SignUpForm,
  args: { ...least, onSubmit: fn() },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'loading', 'error', 'keyboard'],
  },
});

/** The least: five fields that a browser can fill in, and a way to the login. */
export const Fresh = meta.story({
  tags: ['least'],
  play: async ({ canvas, canvasElement }) => {
    const fields = [...canvasElement.querySelectorAll('input')];
    await expect(fields.map(({ autocomplete }) => autocomplete)).toEqual([
      'given-name',
      'family-name',
      'nickname',
      'username',
      'new-password',
    ]);
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  },
});

/** Filled in: characters that cannot be part of a name or an address are left out, and the form says so. */
export const Usual = meta.story({
  tags: ['usual'],
  args: door,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Ada');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), 'O’Hargreave');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'Ada & Son');
    await expect(canvas.getByText(door.labels.allowedInUsername)).toBeVisible();
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'Ada+1@Hargreave.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'Mind the step');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Keep “+” or leave it out');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep “+”' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      first_name: 'Ada',
      last_name: 'O’Hargreave',
      username: 'AdaSon',
      email: 'ada+1@hargreave.example',
      password: 'Mind the step',
    });
  },
});

/** Signed up without a mouse. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Ada{Tab}Hargreave{Tab}ada{Tab}ada@hargreave.example{Tab}shutter{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** Nothing but a first name: each other field says what it lacks, and nothing is lost. */
export const Incomplete = meta.story({
  tags: ['error'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Ada{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Last name' })).toHaveFocus();
    await expect(canvas.getByText('Enter your last name')).toBeVisible();
    await expect(canvas.getByText('Enter a username')).toBeVisible();
    await expect(canvas.getByText('Enter your email address')).toBeVisible();
    await expect(canvas.getByText('Enter a password')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** On its way. */
export const Submitting = meta.story({
  tags: ['loading'],
  args: { status: 'submitting', draft: ada },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Signing up…' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

function Server({ answer, ...props }: SignUpFormProps & { answer: SignUpFormProps['problems'] }) {
  const [problems, setProblems] = useState<SignUpFormProps['problems']>();
  return <SignUpForm {...props} problems={problems} onSubmit={() => setProblems(answer)} />;
}

/** What the server finds stands beside the field it found it in, and in a list that leads there. */
export const SentBack = meta.story({
  tags: ['error'],
  args: { draft: ada },
  render: (args) => (
    <Server
      {...args}
      answer={{
        fields: { username: 'This username is taken', password: 'This password is one of the commonest' },
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'password1');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    const username = canvas.getByRole('textbox', { name: 'Username' });
    await expect(username).toHaveFocus();
    await expect(username).toHaveAccessibleDescription('This username is taken');
    await expect(password).toHaveAccessibleDescription(/^This password is one of the commonest/);
    await expect(password).toHaveValue('password1');
    await userEvent.click(canvas.getByRole('link', { name: 'This password is one of the commonest' }));
    await expect(password).toHaveFocus();
    await userEvent.type(username, '.2');
    await expect(username).toHaveAccessibleDescription('');
    await expect(password).toHaveAccessibleDescription(/^This password is one of the commonest/);
  },
});

/** It could not be done, and no field is at fault. */
export const Failed = meta.story({
  tags: ['error'],
  args: { draft: ada, problems: { form: 'Registration failed. Please try again later.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Registration failed. Please try again later.');
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveValue('hargreave.son');
  },
});

/** Filled in before the script loaded: filtered once it has, and nothing else is lost. */
export const BeforeScript = meta.story({
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToString(<SignUpForm {...args} />) }} />,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvasElement.innerHTML).not.toContain('style=');
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Ada');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'Ada@Hargreave.example');

    const mismatch = fn();
    const page = canvas.getByRole('region', { name: 'Sign up' }).parentElement!;
    hydrateRoot(page, <SignUpForm {...args} />, { onRecoverableError: mismatch });
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@hargreave.example'),
    );
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
    await expect(mismatch).not.toHaveBeenCalled();
  },
});

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    ...german,
    items: [
      { heading: 'Bestellungsübersicht', text: 'Wie weit jede Ihrer Bestellungen gekommen ist, und wann.' },
    ],
    policy: { label: 'Aufbewahrungsvorschriften', href: '/datenschutz' },
    problems: { fields: { username: 'Diese Benutzerkennungsbezeichnung ist vergeben' } },
  },
  globals: { viewport: { value: 'narrow' } },
});

/** What the customer must do, and not what they get. */
export const DutiesFirst = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...door,
    heading: 'Registration',
    lead: 'All fields are mandatory.',
    labels: { ...door.labels, passwordHint: 'The password must be secure.', signUp: 'Submit' },
  },
});
