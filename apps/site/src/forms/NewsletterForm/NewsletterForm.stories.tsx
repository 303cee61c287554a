import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { NewsletterForm } from './NewsletterForm.tsx';

const meta = preview.meta({
  component: NewsletterForm,
  args: { formAction: '/newsletter/subscribe', onSubmit: fn(), onEdit: fn(), onFirstTouch: fn() },
});

/** `null`: waiting for an address. */
export const Empty = meta.story();

/** `loading`: on its way. */
export const Loading = meta.story({ args: { status: 'loading', draft: 'ada@hargreave.example' } });

/** `success`: the rest is in the inbox. */
export const Sent = meta.story({
  args: { status: 'success' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Thanks — check your inbox!' })).toBeVisible();
  },
});

/** `error`: nothing came of it. */
export const Failed = meta.story({
  args: { status: 'error', draft: 'ada@hargreave.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong. Try again later.');
  },
});

/** `invalid`: what was sent is no address, and it is still there. */
export const Invalid = meta.story({
  args: { status: 'invalid', draft: 'ada at hargreave' },
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveAccessibleDescription('Please enter a valid email');
    await userEvent.type(email, '.example');
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
});
