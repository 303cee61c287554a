import type { AdminSubscriber } from '@awning/contract/admin/subscribers';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { nothing, pageOf, view } from '../DeskList/DeskList.fixtures.ts';
import { DeskSubscribers } from './DeskSubscribers.tsx';

const ada: AdminSubscriber = {
  id: 'ada',
  email: 'ada@hargreave.example',
  state: 'confirmed',
  createdAt: '2026-11-18T12:00:00.000Z',
  confirmedAt: '2026-11-18T12:04:00.000Z',
  unsubscribedAt: null,
};

const endless: AdminSubscriber = {
  ...ada,
  id: 'endless',
  email: `${'w'.repeat(64)}@${'w'.repeat(60)}.example`,
  state: 'pending',
  confirmedAt: null,
};

const meta = preview.meta({
  component: DeskSubscribers,
  args: {
    list: pageOf([ada, endless]),
    view,
    downloading: false,
    onDownload: fn(),
  },
  parameters: { layout: 'fullscreen' },
});

/** Two subscribers, of whom one has confirmed. */
export const Usual = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('row', { name: /^ada@hargreave.example Confirmed/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download as CSV' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
});

/** The file is being downloaded. */
export const Downloading = meta.story({
  args: { downloading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Fetching…' })).toBeVisible();
  },
});

/** There are no subscribers yet. */
export const Empty = meta.story({
  args: { list: nothing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See where people subscribe' })).toHaveAttribute(
      'href',
      '/landing',
    );
  },
});
