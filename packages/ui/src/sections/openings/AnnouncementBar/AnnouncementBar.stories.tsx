import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { clockAt } from '../../../components/text/OpenNow/clockAt.ts';
import { runAsText } from '../../../testing/runAsText.ts';
import { closedMonday, newDoor, umbau } from './AnnouncementBar.fixtures.ts';
import { AnnouncementBar } from './AnnouncementBar.tsx';
import { keepDates } from './keepDates.ts';

const key = newDoor.storageKey;
const forget = () => localStorage.removeItem(key);

const meta = preview.meta({
  component: AnnouncementBar,
  args: { ...closedMonday, onDismiss: fn() },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'empty', 'open', 'closed', 'keyboard', 'error'],
  },
  beforeEach: () => {
    forget();
    return forget;
  },
});

const dismiss = { name: 'Dismiss the announcement' };

/** A notice for every visitor, for as long as it holds: it cannot be closed. */
export const ToStay = meta.story({
  tags: ['least', 'open'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Announcement' })).toHaveTextContent(
      closedMonday.message,
    );
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** News, where to read on, and a button to close it. */
export const Usual = meta.story({
  tags: ['usual', 'open'],
  args: newDoor,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Look in the window' })).toHaveAttribute(
      'href',
      '/templates/bookshop',
    );
    await expect(document.body).toHaveFocus();
  },
});

/** Closed once, closed on every page. */
export const Dismissed = meta.story({
  tags: ['closed'],
  args: newDoor,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', dismiss));
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(localStorage.getItem(key)).not.toBeNull();
    window.dispatchEvent(new StorageEvent('storage', { key }));
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});

/** Other words under the same key are news again; a dismissal in another tab counts here. */
export const OtherWords = meta.story({
  tags: ['open', 'closed'],
  args: newDoor,
  render: (args) => (
    <>
      <AnnouncementBar {...args} message="A new door on the street: tailors." />
      <AnnouncementBar {...args} labels={{ region: 'Yesterday', dismiss: 'Dismiss yesterday’s' }} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss yesterday’s' }));
    window.dispatchEvent(new StorageEvent('storage', { key }));
    await expect(canvas.queryByRole('region', { name: 'Yesterday' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: 'Announcement' })).toBeVisible();
  },
});

/** A browser that stores nothing: it closes all the same, until the next page. */
export const NothingCanBeKept = meta.story({
  tags: ['error', 'closed'],
  args: newDoor,
  play: async ({ canvas, userEvent }) => {
    const full = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    try {
      await userEvent.click(canvas.getByRole('button', dismiss));
      await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    } finally {
      full.mockRestore();
    }
  },
});

/** Read and put away without a mouse. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: newDoor,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Look in the window' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', dismiss)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});

/** Sent with every page, to be read before the script loads; if the visitor has closed it, the script removes it. */
export const BeforeScript = meta.story({
  tags: ['usual', 'closed'],
  args: newDoor,
  render: (args) => (
    <div dangerouslySetInnerHTML={{ __html: renderToString(<AnnouncementBar {...args} />) }} />
  ),
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toContain('style=');
    const bar = canvas.getByRole('region', { name: 'Announcement' });
    const mismatch = fn();
    const page = bar.parentElement!;
    const root = hydrateRoot(page, <AnnouncementBar {...args} />, { onRecoverableError: mismatch });
    await waitFor(() => expect(canvas.getByRole('button', dismiss)).toBeVisible());
    canvas.getByRole('button', dismiss).click();
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument());
    await expect(mismatch).not.toHaveBeenCalled();
    root.unmount();
  },
});

/** German, a word without end, the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words', 'open'],
  args: umbau,
  globals: { viewport: { value: 'narrow' } },
});

/** Nothing to announce. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { message: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});

/** For some days only, by the calendar of the business: in Auckland the first of them begins earlier. */
export const ForSomeDays = meta.story({
  tags: ['usual', 'closed'],
  args: { dates: { from: '2026-12-24', until: '2026-12-26', timeZone: 'Pacific/Auckland' } },
  play: async ({ canvas, canvasElement }) => {
    const shownAt = (moment: string) => {
      keepDates(canvasElement, clockAt(new Date(moment)));
      return canvas.queryByRole('region') !== null;
    };
    await expect(shownAt('2026-12-23T10:59:00Z')).toBe(false);
    await expect(shownAt('2026-12-23T11:00:00Z')).toBe(true);
    await expect(shownAt('2026-12-26T10:59:00Z')).toBe(true);
    await expect(shownAt('2026-12-26T11:00:00Z')).toBe(false);
  },
});

/** On a page without a bundle it stands until a few lines of script have checked the dates. */
export const ForSomeDaysWithoutABundle = ForSomeDays.extend({
  render: (args) => (
    <div dangerouslySetInnerHTML={{ __html: renderToString(<AnnouncementBar {...args} />) }} />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Announcement' })).toBeVisible();
    runAsText(canvasElement, keepDates, new Date('2026-12-27T12:00:00Z'));
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});

/** All the news there is, in one breath. */
export const ThreeThingsAtOnce = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...newDoor,
    message:
      'Welcome to our new website! New opening hours from May, ten per cent off, and a new door: bookshops.',
    action: { label: 'Click here', href: newDoor.action.href },
  },
});
