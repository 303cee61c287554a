import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

const meta = preview.meta({
  component: ResetPasswordPage,
  args: {
    formAction: '/reset-password/f3a9',
    loginHref: '/login',
    forgotHref: '/forgot-password',
    onSubmit: fn(),
  },
  parameters: { layout: 'fullscreen' },
});

/** From the mail: a password, twice. */
export const Usual = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'shutter up at eight');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'shutter up at nine{Enter}');
    await expect(canvas.getByLabelText('Confirm password')).toHaveAccessibleDescription(
      'Passwords do not match',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.clear(canvas.getByLabelText('Confirm password'));
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'shutter up at eight{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'shutter up at eight' });
  },
});

/** On the way. */
export const Submitting = meta.story({
  args: { status: 'submitting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Resetting...' })).toBeVisible();
  },
});

/** Done; the login follows by itself. */
export const Done = meta.story({
  args: { status: 'success' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('group', { name: 'Password reset successful! Redirecting...' }),
    ).toBeVisible();
  },
});

/** Used already, or an hour old. */
export const DeadLink = meta.story({
  args: { deadLink: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  },
});
