import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { LoginPage } from './LoginPage.tsx';

const meta = preview.meta({
  component: LoginPage,
  args: {
    formAction: '/user/login',
    hrefs: { forgotPassword: '/forgot-password', signUp: '/sign-up' },
    onSubmit: fn(),
  },
  parameters: { layout: 'fullscreen' },
});

/** Nobody is here yet. */
export const Usual = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/sign-up');
    await userEvent.type(canvas.getByLabelText('Email'), 'ADA @hargreave.example');
    await expect(canvas.getByText(/Anything else is left out/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Password'), 'shutter{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'ada@hargreave.example',
      password: 'shutter',
    });
  },
});

/** Sent without one of the two. */
export const NothingFilledIn = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** On the way. */
export const Submitting = meta.story({ args: { status: 'submitting' } });

/** The server says why not. */
export const Refused = meta.story({
  args: { problems: { form: 'This address and this password do not belong together.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('do not belong together');
  },
});

/** Nobody says why not. */
export const NoAnswer = meta.story({
  args: {
    problems: { form: 'Login Error! Try again later. The connection failed. Check it and try again.' },
  },
});
