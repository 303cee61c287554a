import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { ConfirmAddressPage } from './ConfirmAddressPage.tsx';

const meta = preview.meta({
  component: ConfirmAddressPage,
  args: {
    action: '/account/confirm/f3a9',
    status: 'idle' as const,
    asksPassword: true,
    hrefs: { account: '/account', forgotPassword: '/forgot-password' },
    onSubmit: fn(),
  },
  parameters: { layout: 'fullscreen' },
});

/** From the letter, in a browser that nobody is logged in to. */
export const Usual = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'shutter{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'shutter' });
  },
});

/** Whoever is logged in says it by pressing the button. */
export const LoggedIn = meta.story({
  args: { asksPassword: false },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, it is mine' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({});
  },
});

/** On the way. */
export const Submitting = meta.story({ args: { status: 'submitting' } });

/** Somebody else's password. */
export const WrongPassword = meta.story({
  args: {
    problems: {
      form: 'This is not the password of the account.',
      fields: { password: 'This is not the password of the account' },
    },
  },
});

/** It is theirs. */
export const Done = meta.story({
  args: { status: 'success' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'To your account' })).toHaveAttribute('href', '/account');
  },
});

/** Cut off on the way. */
export const DeadLink = meta.story({ args: { deadLink: true } });
