import { expect, fn } from 'storybook/test';
import { Email } from '@awning/contract/fields';
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

/** The visitor is not logged in yet. */
export const Usual = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/sign-up');
    await expect(canvas.getByRole('link', { name: 'Find your order' })).toHaveAttribute(
      'href',
      '/find-order',
    );
    await userEvent.type(canvas.getByLabelText('Email'), 'ADA @hargreave.example');
    await expect(canvas.getByText(/We left out a space/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Password'), 'shutter{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'ada@hargreave.example',
      password: 'shutter',
    });
  },
});

/** On a desktop the words beside the form say what an account holds. */
export const OnADesktop = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    for (const thing of ['Your orders', 'Your receipts', 'Your website']) {
      await expect(canvas.getByText(thing)).toBeVisible();
    }
  },
});

const printable = Array.from({ length: 0x7f - 0x20 }, (_, place) => String.fromCharCode(0x20 + place));
const marks = printable.filter((key) => !/[A-Z.@]/.test(key));
const pattern = new RegExp('pattern' in Email ? String(Email.pattern) : 'unknown', 'u');
const isTaken = (key: string) => pattern.test(`a${key}b@hargreave.example`);

/** The characters that the server accepts in an address can be kept, and no others. */
export const EveryKey = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Email'));
    await userEvent.paste(`a${marks.join('')}ü.b@hargreave.example`);
    const refused = canvas.getByText(/No address here can have them there/);
    for (const key of [...marks, 'ü'].filter((one) => one !== ' ' && !isTaken(one))) {
      await expect(refused).toHaveTextContent(`“${key}”`);
    }
    await userEvent.click(canvas.getByRole('button', { name: /^Keep “!”/ }));
    await userEvent.type(canvas.getByLabelText('Password'), 'shutter{Enter}');
    const email = `a${marks.filter(isTaken).join('')}.b@hargreave.example`;
    await expect(args.onSubmit).toHaveBeenCalledWith({ email, password: 'shutter' });
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

/** The server says why not. */
export const Refused = meta.story({
  args: { problems: { form: 'This address and this password do not belong together.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('do not belong together');
  },
});
