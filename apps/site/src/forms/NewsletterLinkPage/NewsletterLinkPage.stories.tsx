import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { NewsletterLinkPage } from './NewsletterLinkPage.tsx';

const meta = preview.meta({
  component: NewsletterLinkPage,
  args: { purpose: 'confirm' as const, link: 'open' as const, action: '/newsletter/confirm/token' },
  parameters: { layout: 'fullscreen' },
});

/** Opened from the mail: nothing has happened yet. */
export const Confirm = meta.story({
  play: async ({ canvas }) => {
    const form = canvas.getByRole('button', { name: 'Yes, send it to me' }).closest('form');
    await expect(form).toHaveAttribute('action', '/newsletter/confirm/token');
    await expect(form).toHaveAttribute('method', 'post');
  },
});

/** Pressed: they are on the list. */
export const Confirmed = meta.story({ args: { link: 'done' } });

/** Opened to leave. */
export const Unsubscribe = meta.story({
  args: { purpose: 'unsubscribe', action: '/newsletter/unsubscribe/token' },
});

/** Pressed: they are off the list. */
export const Unsubscribed = meta.story({
  args: { purpose: 'unsubscribe', link: 'done', action: '/newsletter/unsubscribe/token' },
});

/** Cut off on the way, or older than their last word. */
export const DeadLink = meta.story({
  args: { link: 'dead' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This link does not work');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
