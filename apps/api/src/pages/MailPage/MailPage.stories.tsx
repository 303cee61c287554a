import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { MailPage } from './MailPage.tsx';

const meta = preview.meta({
  component: MailPage,
  args: {
    list: { href: '/dev/mails', label: 'Mails' },
    subject: 'Welcome · Awning',
    htmlUrl: 'about:blank',
    text: 'Awning\n\nWelcome, Ada\n============\n\nThis is your account.\n',
  },
  parameters: { layout: 'fullscreen' },
});

/** A mail that was not sent. */
export const Preview = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome · Awning' })).toBeVisible();
    await expect(canvas.getByTitle('As HTML')).toHaveAttribute('sandbox', '');
    await expect(canvas.getByText(/This is your account/)).toBeVisible();
  },
});

/** A mail that was sent: its recipient and time. */
export const FromTheOutbox = meta.story({
  args: {
    list: { href: '/dev/outbox', label: 'Outbox' },
    sent: { recipient: 'ada@sharp.example', at: new Date('2026-11-21T09:00:00Z') },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ada@sharp.example')).toBeVisible();
  },
});
