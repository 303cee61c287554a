import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';

const meta = preview.meta({
  component: ForgotPasswordPage,
  args: { formAction: '/user/forgot-password', loginHref: '/login', onSubmit: fn() },
  parameters: { layout: 'fullscreen' },
});

/** Where shall the link go? */
export const Usual = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@hargreave.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'ada@hargreave.example' });
  },
});

/** On the way. */
export const Submitting = meta.story({
  args: { status: 'submitting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toBeVisible();
  },
});

/** The same answer whether or not there is such an account. */
export const Sent = meta.story({
  args: { status: 'success' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('group', { name: 'Password reset link sent! Check your email.' }),
    ).toBeVisible();
  },
});
