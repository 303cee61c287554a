import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { ownDate } from '../../format/orderDate.ts';
import { byMachine, longWords, many, request, visitors } from './OrderVisitors.fixtures.ts';
import { OrderVisitors, type OrderVisitorsProps } from './OrderVisitors.tsx';

const there = (all: typeof visitors) => ({ ...all, status: 'there' as const });

const meta = preview.meta({
  component: OrderVisitors,
  args: {
    visitors: there(visitors),
    fileHref: '/orders/token/site/entries.csv',
    onRemove: fn(),
    onAgain: fn(),
  },
  parameters: { layout: 'fullscreen' },
});

/** The entries, and how often each page was opened. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Download all, for a spreadsheet' })).toHaveAttribute(
      'href',
      '/orders/token/site/entries.csv',
    );
    const sent = within(canvas.getByRole('article', { name: 'Request' }));
    await expect(sent.getByText('Telephone').nextElementSibling).toHaveTextContent('020 7946 0000');
    await expect(sent.getByText(ownDate('2026-11-21T18:04:00Z').text)).toBeVisible();
    await expect(sent.getByText(/My brother marries at two/)).toBeVisible();
    await expect(sent.queryByText('Kept apart')).toBeNull();

    const pages = within(canvas.getByRole('table', { name: 'By page' }));
    await expect(pages.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'PageVisits',
      'First page1,235',
      '/prices/12',
      'All together1,247',
    ]);
    const days = within(canvas.getByRole('table', { name: 'By day' }));
    await expect(days.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'DayVisits',
      '21 November 202643',
      '20 November 20261,204',
    ]);
  },
});

/** An entry that a machine may have sent: it is kept and marked. */
export const Suspicious = meta.story({
  args: { visitors: there({ ...visitors, entries: [byMachine] }) },
  play: async ({ canvas }) => {
    const sent = within(canvas.getByRole('article', { name: 'Voucher' }));
    await expect(sent.getByText('Kept apart')).toBeVisible();
    await expect(sent.getByText(/Filled in by a machine, perhaps/)).toBeVisible();
  },
});

/** A site that went live today. */
export const Nothing = meta.story({
  args: { visitors: there({ visits: [], entries: [], entriesTotal: 0 }), address: 'https://sharp.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nothing yet\./)).toBeVisible();
    const links = ['Open your website and try its forms', 'https://sharp.example'];
    for (const name of links) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', 'https://sharp.example');
    }
    await expect(canvas.getByText(/^Nobody has come by yet\./)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** A few at first; the newest fifty on request, and the rest in the file. */
export const Many = meta.story({
  args: { visitors: there(many) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 45 more' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(50);
    await expect(canvas.getByText('The newest 50 of 1,312. All of them are in the file.')).toBeVisible();
  },
});

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  args: { visitors: there(longWords) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read on' }));
    await expect(canvas.getByRole('button', { name: 'Read less' })).toBeVisible();
  },
});

/** Drops removed entries, as the page does. */
function Removing({ onRemove, ...props }: OrderVisitorsProps) {
  const [gone, setGone] = useState<string>();
  const known = props.visitors;
  const entries = known?.status === 'there' ? known.entries.filter(({ id }) => id !== gone) : [];
  return (
    <OrderVisitors
      {...props}
      visitors={known?.status === 'there' ? { ...known, entries } : known}
      onRemove={async (id) => {
        await onRemove(id);
        setGone(id);
        // As on the page, the list is drawn without it before the dialog is closed.
        await new Promise(requestAnimationFrame);
      }}
    />
  );
}

/** Removed for good, after a confirmation. The focus continues from the list. */
export const Removed = meta.story({
  render: Removing,
  play: async ({ canvas, userEvent, args }) => {
    const press = async () =>
      userEvent.click(
        canvas.getByRole('button', { name: `Remove Request of ${ownDate('2026-11-21T18:04:00Z').text}` }),
      );
    await press();
    await expect(screen.getByRole('dialog', { name: 'Remove it for good?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    await expect(args.onRemove).not.toHaveBeenCalled();

    await press();
    await userEvent.click(screen.getByRole('button', { name: 'Remove it' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(args.onRemove).toHaveBeenCalledWith(request.id);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'Request' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('group', { name: 'What your visitors sent' })).toHaveFocus());
  },
});

/** The entries are being loaded. */
export const Loading = meta.story({
  args: { visitors: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetching what was sent…')).toBeInTheDocument();
  },
});

/** Before a script loads them, or without one: the file is there all the same. */
export const WithoutScript = meta.story({
  args: { visitors: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Download all, for a spreadsheet' })).toBeVisible();
    await expect(canvas.queryByText('Fetching what was sent…')).toBeNull();
  },
});

/** The entries could not be loaded. */
export const Failed = meta.story({
  args: { visitors: { status: 'failed', message: 'We could not fetch what your visitors sent.' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not fetch what your visitors sent.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
});
