import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { SignUpPage } from './SignUpPage.tsx';

const meta = preview.meta({
  component: SignUpPage,
  args: { formAction: '/user/register', loginHref: '/login', onSubmit: fn() },
  parameters: { layout: 'fullscreen' },
});

/** Five things to say. */
export const Usual = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('link', { name: 'How we keep your data' })).toHaveAttribute(
      'href',
      '/privacy',
    );
    await userEvent.type(canvas.getByLabelText('First name'), 'Ada');
    await userEvent.type(canvas.getByLabelText('Last name'), 'Hargreave');
    await userEvent.type(canvas.getByLabelText('Username'), 'ada & son');
    await userEvent.type(canvas.getByLabelText('Email'), 'Ada@hargreave.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'shutter up at eight{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      first_name: 'Ada',
      last_name: 'Hargreave',
      username: 'adason',
      email: 'ada@hargreave.example',
      password: 'shutter up at eight',
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

/** On a phone all of it, and the button, stands in the first screen, under the board over the door. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    const board = 107;
    const top = canvasElement.getBoundingClientRect().top;
    const { bottom, height } = canvas.getByRole('button', { name: 'Sign Up' }).getBoundingClientRect();
    await expect(bottom - top + board).toBeLessThanOrEqual(735);
    await expect(height).toBeGreaterThanOrEqual(44);
    for (const field of canvas.getAllByRole('textbox')) {
      await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
});

/** Another customer has taken the username. */
export const Taken = meta.story({
  args: {
    draft: { first_name: 'Ada', last_name: 'Hargreave', username: 'ada', email: 'ada@hargreave.example' },
    problems: {
      form: 'This username is taken. Choose another.',
      fields: { username: 'This username is taken. Choose another' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Username')).toHaveAccessibleDescription(/is taken/);
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@hargreave.example');
  },
});
