import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { NotePage } from './NotePage.tsx';

const meta = preview.meta({
  component: NotePage,
  args: {
    heading: 'You’re on the list',
    text: 'The newsletter comes to you from now on.',
  },
  parameters: { layout: 'fullscreen' },
});

/** Something is done, and a link leads home. */
export const WayHome = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You’re on the list' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  },
});

/** An expired payment page leads back to its order. */
export const WayBack = meta.story({
  args: {
    heading: 'This payment page is closed',
    text: 'It was open for half an hour, or another was opened in its place. Nothing was charged here.',
    link: { href: '/orders/token', label: 'Back to your order' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to your order' })).toHaveAttribute(
      'href',
      '/orders/token',
    );
  },
});

/** A link in a mail: only the button does something. */
export const SomethingToSend = meta.story({
  args: {
    heading: 'One click to go',
    text: 'Press the button, and the newsletter comes to you from now on.',
    form: { action: '/newsletter/confirm/token', label: 'Yes, send it to me' },
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole<HTMLButtonElement>('button', { name: 'Yes, send it to me' });
    await expect(button.form).toHaveAttribute('action', '/newsletter/confirm/token');
    await expect(button.form).toHaveAttribute('method', 'post');
  },
});
