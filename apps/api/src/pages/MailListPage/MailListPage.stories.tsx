import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { MailListPage } from './MailListPage.tsx';

const meta = preview.meta({
  component: MailListPage,
  args: {
    heading: 'Outbox',
    link: { href: '/dev/mails', label: 'Every mail there is' },
    empty: 'No mail yet. Buy something.',
    mails: [],
  },
  parameters: { layout: 'fullscreen' },
});

/** There are no mails yet. */
export const NoneYet = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No mail yet. Buy something.')).toBeVisible();
  },
});

/** The mails, their recipients and times. An address keeps its own text direction. */
export const Outbox = meta.story({
  args: {
    mails: [
      {
        href: '/dev/outbox/2',
        subject: 'Your receipt for AW-7KQ2-M4XD · Awning',
        note: { recipient: 'ada@sharp.example', at: new Date('2026-11-21T09:00:00Z') },
      },
      {
        href: '/dev/outbox/1',
        subject: 'Message from Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle',
        note: { recipient: `${'verylong'.repeat(12)}@people.example`, at: new Date('2026-11-20T17:30:00Z') },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('21 November 2026 at 09:00:00 UTC')).toBeVisible();
  },
});

/** Every mail that the shop can send, by its kind. */
export const Previews = meta.story({
  args: {
    heading: 'Mails',
    mails: [
      { href: '/dev/mails/order-receipt', subject: 'Your receipt · Awning', note: 'order-receipt' },
      { href: '/dev/mails/welcome', subject: 'Welcome · Awning', note: 'welcome' },
    ],
  },
});
