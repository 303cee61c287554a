import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { FormPage } from './FormPage.tsx';

const meta = preview.meta({
  component: FormPage,
  args: {
    form: {
      heading: 'Forgot your password?',
      text: 'Tell us your email address and we send you a link to choose another.',
      action: '/user/forgot-password',
      fields: [{ name: 'email', label: 'Email', kind: 'email' as const }],
      send: 'Send the link',
    },
    typed: { email: 'ada at sharp.example' },
    failure: {
      error: 'invalid',
      message: 'Enter an email address such as name@example.com.',
      fields: { email: 'Enter an email address such as name@example.com' },
    },
  },
  parameters: { layout: 'fullscreen' },
});

/** One field is wrong: the typed values are still there, and the field has the focus. */
export const OneWrong = meta.story({
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveValue('ada at sharp.example');
    await expect(email).toBeInvalid();
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Enter an email address such as name@example.com');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Enter an email address such as name@example.com.',
    );
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** Several are wrong: each is listed, with a link to its field. No password comes back. */
export const SeveralWrong = meta.story({
  args: {
    form: {
      heading: 'Choose a new password',
      action: '',
      fields: [
        {
          name: 'password',
          label: 'New password',
          kind: 'password' as const,
          autocomplete: 'new-password' as const,
          hint: 'Eight characters or more',
        },
        {
          name: 'confirm',
          label: 'Once more',
          kind: 'password' as const,
          autocomplete: 'new-password' as const,
        },
      ],
      send: 'Change the password',
    },
    typed: { password: 'short' },
    failure: {
      error: 'invalid',
      message: 'Some of this needs another look.',
      fields: { password: 'Use eight characters or more', confirm: 'The two are not the same' },
    },
  },
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('New password');
    await expect(password).toHaveValue('');
    await expect(password).toHaveAccessibleDescription(
      'Use eight characters or more Eight characters or more',
    );
    await expect(canvas.getByRole('link', { name: 'The two are not the same' })).toHaveAttribute(
      'href',
      `#${canvas.getByLabelText('Once more').id}`,
    );
  },
});

/** Too many requests: no field is at fault. */
export const NoFieldAtFault = meta.story({
  args: {
    typed: { email: 'ada@sharp.example' },
    failure: { error: 'too-many', message: 'That is too often. Please wait a little and try again.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeValid();
  },
});
