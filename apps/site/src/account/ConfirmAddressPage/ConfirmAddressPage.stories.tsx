import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { ConfirmAddressPage } from './ConfirmAddressPage.tsx';

const meta = preview.meta({
  component: ConfirmAddressPage,
  args: {
    formAction: '/account/confirm/f3a9',
    status: 'idle' as const,
    asksPassword: true,
    loggedIn: false,
    hrefs: { account: '/account', login: '/login?next=%2Faccount', forgotPassword: '/forgot-password' },
    onSubmit: fn(),
  },
  parameters: { layout: 'fullscreen' },
});

/** From the mail, in a browser where no customer is logged in. */
export const Usual = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'shutter{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'shutter' });
  },
});

/** A logged-in customer confirms by pressing the button. */
export const LoggedIn = meta.story({
  args: { asksPassword: false, loggedIn: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, it is mine' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({});
  },
});

/** On the way. */
export const Submitting = meta.story({ args: { status: 'submitting' } });

/** The password of another account. */
export const WrongPassword = meta.story({
  args: {
    problems: {
      form: 'This is not the password of the account.',
      fields: { password: 'This is not the password of the account' },
    },
  },
});

/** Confirmed: their account is behind the login. A customer whose password was right is not asked if they forgot it. */
export const Done = meta.story({
  args: { status: 'success' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?next=%2Faccount',
    );
    await expect(canvas.queryByRole('link', { name: 'Forgot password?' })).toBeNull();
  },
});

/** The same for a customer who is logged in: their account is one step away. */
export const DoneLoggedIn = meta.story({
  args: { status: 'success', asksPassword: false, loggedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'To your account' })).toHaveAttribute('href', '/account');
    await expect(canvas.queryByRole('link', { name: /Log in|Forgot/ })).toBeNull();
  },
});

/** Cut off on the way. */
export const DeadLink = meta.story({ args: { deadLink: true } });
