import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { door, german } from './LoginForm.fixtures.ts';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

const { lead: _, ...least } = door;

const meta = preview.meta({
  component: LoginForm,
  args: { ...least, onSubmit: fn() },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'loading', 'error', 'open', 'closed', 'keyboard'],
  },
});

/** The least: an address, a password, and two other ways in. */
export const Fresh = meta.story({
  tags: ['least', 'closed'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Log in');
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/sign-up');
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  },
});

/** With a line about what is behind the door. The address is put in small letters as it is typed. */
export const Usual = meta.story({
  tags: ['usual', 'open'],
  args: door,
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'ADA !@Hargreave.example');
    await expect(email).toHaveValue('ada@hargreave.example');
    await expect(canvas.getByText(door.labels.address.refused([' ']))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave it out' }));
    await userEvent.type(canvas.getByLabelText('Password'), 'Mind the step');
    await userEvent.click(canvas.getByRole('button', { name: 'Show Password' }));
    await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveValue('Mind the step');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'ada@hargreave.example',
      password: 'Mind the step',
    });
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
});

/** In without a mouse. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('ada@hargreave.example{Tab}shutter{Tab}');
    await expect(canvas.getByRole('button', { name: 'Show Password' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Log in' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** Nothing filled in: each field says what it lacks, and the first has the focus. */
export const NothingFilledIn = meta.story({
  tags: ['error'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Enter your email address');
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Pressed twice: sent once, while the first is under way. */
export const SentOnce = meta.story({
  args: { onSubmit: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@hargreave.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'shutter');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** On its way. */
export const Submitting = meta.story({
  tags: ['loading'],
  args: { status: 'submitting', draft: { email: 'ada@hargreave.example' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Logging in…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByText('Logging in…', { selector: '[role=status] *' })).toBeInTheDocument();
  },
});

function Server({ answer, ...props }: LoginFormProps & { answer: LoginFormProps['problems'] }) {
  const [problems, setProblems] = useState<LoginFormProps['problems']>();
  return <LoginForm {...props} problems={problems} onSubmit={() => setProblems(answer)} />;
}

/** A wrong password: nothing that was typed is lost. */
export const WrongPassword = meta.story({
  tags: ['error'],
  render: (args) => <Server {...args} answer={{ form: 'Login Error! Try again later' }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@hargreave.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'shatter{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Login Error! Try again later');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@hargreave.example');
    await expect(canvas.getByLabelText('Password')).toHaveValue('shatter');
  },
});

/** Filled in before the script loaded: nothing is lost, and the button to show a password comes with it. */
export const BeforeScript = meta.story({
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToString(<LoginForm {...args} />) }} />,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvasElement.innerHTML).not.toContain('style=');
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email.closest('form')).toHaveAttribute('action', '/user/login');
    await expect(email.closest('form')).toHaveAttribute('method', 'post');
    await userEvent.type(email, 'ada@hargreave.example');
    await expect(canvas.queryByRole('button', { name: 'Show Password' })).toBeNull();

    const mismatch = fn();
    const page = canvas.getByRole('region', { name: 'Log in' }).parentElement!;
    hydrateRoot(page, <LoginForm {...args} />, { onRecoverableError: mismatch });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show Password' })).toBeVisible());
    await expect(email).toHaveValue('ada@hargreave.example');
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
    problems: { form: 'Anmeldung fehlgeschlagen: Kundenkontozugangsberechtigungsprüfung.' },
  },
  globals: { viewport: { value: 'narrow' } },
});

/** A greeting where a word of use would be. */
export const GreetingForAReason = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...door,
    heading: 'Welcome back!',
    lead: 'We missed you. Great to see you again.',
    labels: { ...door.labels, logIn: 'Let’s go' },
  },
});
