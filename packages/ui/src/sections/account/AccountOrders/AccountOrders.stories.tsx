import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { leadsTo } from '../../../testing/leadsTo.ts';
import { book, classic, german, many, unproven } from './AccountOrders.fixtures.ts';
import { AccountOrders, AccountOrdersSkeleton } from './AccountOrders.tsx';

const { lead: _, ...least } = book;

const meta = preview.meta({
  component: AccountOrders,
  args: least,
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'empty', 'loading', 'success', 'error', 'keyboard'],
  },
});

/** The least: one order, and nothing else to do with it. */
export const OneOrder = meta.story({
  tags: ['least'],
  args: { items: [{ ...classic, whoseTurn: undefined, next: undefined, actions: [] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your account book');
    await expect(leadsTo(canvas.getByText('$374'))).toBe('/orders/classic');
  },
});

const download = fn();

/** Some orders, one of them its buyer’s turn: its next step is a button, and other actions follow. */
export const Usual = meta.story({
  tags: ['usual'],
  args: {
    ...book,
    items: [
      {
        ...classic,
        actions: [
          { label: 'Say how it is', spoken: 'Say how AW-7K2M-41 is', href: '/orders/classic#review' },
          { label: 'Download receipt', spoken: 'Download the receipt of AW-7K2M-41', onClick: download },
        ],
      },
      ...book.items.slice(1),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    const [slip] = canvas.getAllByRole('listitem');
    await expect(slip).toHaveTextContent(/Paid.*Your turn/);
    // Above the link that covers the slip, so that a press reaches it.
    const next = canvas.getByRole('link', { name: 'Tell us about the shop AW-7K2M-41' });
    await expect(leadsTo(next)).toBe('/orders/classic');
    await expect(canvas.getByText('3 September 2026')).toHaveAttribute('datetime', '2026-09-03T10:12:00Z');
    await userEvent.click(canvas.getByRole('button', { name: 'Download the receipt of AW-7K2M-41' }));
    await expect(download).toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: 'Say how AW-7K2M-41 is' })).toHaveAttribute(
      'href',
      '/orders/classic#review',
    );
  },
});

const send = fn();

/** Something about the account should be seen to. */
export const WithNotice = meta.story({
  tags: ['usual'],
  args: { ...book, notice: { ...unproven, action: { ...unproven.action, onClick: send } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link again' }));
    await expect(send).toHaveBeenCalled();
    // The orders, and what to do about them, come first.
    const [order] = canvas.getAllByRole('article');
    const notice = canvas.getByRole('heading', { name: unproven.heading });
    await expect(order!.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

/** One receipt: the notice stands beside it where there is room. */
export const NoticeBeside = meta.story({
  args: { ...book, items: book.items.slice(0, 1), notice: unproven },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const order = canvas.getByRole('article').getBoundingClientRect();
    const notice = canvas.getByRole('heading', { name: unproven.heading }).getBoundingClientRect();
    await expect(notice.left).toBeGreaterThan(order.right);
    await expect(notice.top).toBeLessThan(order.bottom);
  },
});

/** The notice has been seen to. */
export const NoticeDone = meta.story({
  tags: ['success'],
  args: { ...book, notice: { ...unproven, status: 'success' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Check your inbox: the link is on its way.');
    await expect(canvas.queryByRole('button', { name: 'Send the link again' })).toBeNull();
  },
});

const more = fn();

/** More than hang on one rail, and older ones in the drawer. */
export const Many = meta.story({
  tags: ['many'],
  args: { ...book, items: many, more: { label: 'Older receipts', busyLabel: 'Looking…', onClick: more } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Older receipts' }));
    await expect(more).toHaveBeenCalled();
  },
});

/** Nothing was ordered yet: a way to the shelf. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Look in the windows' })).toHaveAttribute(
      'href',
      '/templates',
    );
  },
});

/** It is not known yet who is logged in. */
export const Loading = meta.story({
  tags: ['loading'],
  render: ({ heading }) => (
    <AccountOrdersSkeleton
      heading={heading}
      text="Fetching your account…"
      withoutScript="It takes a script."
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your account book' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Fetching your account…');
    await expect(canvas.getByText('It takes a script.')).not.toBeVisible();
  },
});

const again = fn();

/** The orders could not be loaded. */
export const Failed = meta.story({
  tags: ['error'],
  args: {
    problem: {
      heading: 'The receipts did not come',
      text: 'The connection failed. Check it and try again.',
      again: { label: 'Try again', onClick: again },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The receipts did not come');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(again).toHaveBeenCalled();
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
});

/** From slip to slip without a mouse: its page first, then what to do next and what else can be done with it. */
export const ByKeyboard = Usual.extend({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Barbershop Classic' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Tell us about the shop AW-7K2M-41' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Say how AW-7K2M-41 is' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Download the receipt of AW-7K2M-41' })).toHaveFocus();
  },
});

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: german,
  globals: { viewport: { value: 'narrow' } },
});

/** Slips that are headed with a number. */
export const NumbersForNames = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...book,
    items: book.items.map((item) => ({
      ...item,
      name: item.reference,
      stamp: { label: 'STATE 4', tone: 'open' as const },
    })),
  },
});
