import { useState } from 'react';
import { expect, spyOn } from 'storybook/test';
import preview from '#storybook/preview';
import { Board } from '#storybook/Board';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Stack } from '../../../primitives/index.ts';
import { asPrinted } from '../../../testing/asPrinted.ts';
import { paid } from './OrderSummary.fixtures.ts';
import { OrderSummary, OrderSummarySkeleton, type OrderSummaryProps } from './OrderSummary.tsx';

const meta = preview.meta({
  component: OrderSummary,
  args: paid,
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'empty', 'loading', 'success', 'error', 'keyboard'],
  },
});

/** Money came in: the receipt says so and can be printed. */
export const Paid = meta.story({
  tags: ['usual', 'success'],
  play: async ({ canvas, userEvent }) => {
    const receipt = canvas.getByRole('region', { name: 'Your receipt' });
    await expect(receipt).toHaveTextContent('OrderAW-7K2M-41');
    await expect(receipt).toHaveTextContent('Extra Pages$50');
    await expect(receipt).toHaveTextContent('TOTAL USD paid once $374');
    await expect(canvas.getByText('3 September 2026')).toHaveAttribute('datetime', '2026-09-03T10:12:00Z');
    await expect(canvas.getByText('Paid')).toBeVisible();

    const print = spyOn(globalThis, 'print').mockReturnValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Print the receipt' }));
    await expect(print).toHaveBeenCalledOnce();
  },
});

/** Made out to a business, for its bookkeeper. */
export const BilledToBusiness = meta.story({
  tags: ['usual'],
  args: {
    billedTo: [
      { label: 'Billed to', text: 'Sharp Trading Ltd' },
      { label: 'Address', text: '1 High Street, LS1 1AA Leeds, United Kingdom' },
      { label: 'VAT or tax number', text: 'GB 123 4567 89' },
    ],
  },
  play: async ({ canvas }) => {
    const receipt = canvas.getByRole('region', { name: 'Your receipt' });
    await expect(receipt).toHaveTextContent('Billed toSharp Trading Ltd');
    await expect(receipt).toHaveTextContent('VAT or tax numberGB 123 4567 89');
  },
});

/** Where another section leads the page: its heading and its sum are in sight, the rest unfolds at a press. */
export const Folded = meta.story({
  tags: ['usual'],
  args: { fold: 'closed' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Your receipt' })).toHaveTextContent('$374');
    await expect(canvas.getByText('Paid')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Your receipt'));
    await expect(canvas.getByText('Paid')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Print the receipt' })).toBeVisible();
  },
});

const { lead, print: _print, footer: _footer, ...least } = paid;

/** The least a receipt says. */
export const Least = meta.story({
  tags: ['least'],
  render: () => <OrderSummary {...least} lines={paid.lines.slice(0, 1)} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** On paper: the receipt, and none of the words around it. */
export const Printed = meta.story({
  tags: ['usual'],
  play: async ({ canvas }) =>
    asPrinted(async () => {
      await expect(canvas.getByText('TOTAL USD')).toBeVisible();
      await expect(canvas.getByText(lead)).not.toBeVisible();
      await expect(canvas.getByText('Print the receipt')).not.toBeVisible();
    }),
});

/** The order is being fetched: the paper is in the till, and blank. */
export const Loading = meta.story({
  tags: ['loading'],
  render: ({ heading, headingLevel, shop }) => (
    <OrderSummarySkeleton
      heading={heading}
      headingLevel={headingLevel}
      shop={shop}
      text="Fetching your order…"
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your receipt' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Fetching your order…')).toBeVisible();
    await expect(canvas.queryByText(/\$/)).toBeNull();
  },
});

function Till(args: OrderSummaryProps) {
  const [notice, setNotice] = useState<OrderSummaryProps['notice']>();
  return (
    <>
      <OrderSummary {...args} notice={notice} />
      <Board tone="plain">
        <Stack gap="medium" align="start">
          <Button onClick={() => setNotice({ state: 'updating', text: 'Adding it up again…' })}>
            Add a page
          </Button>
          <Button
            tone="paper"
            onClick={() =>
              setNotice({ state: 'failed', text: 'We couldn’t reach the till. Nothing has changed.' })
            }
          >
            Lose the line
          </Button>
        </Stack>
      </Board>
    </>
  );
}

/** It changes and is announced, by a region that was on the page before, while the last known sum stays. */
export const Updating = meta.story({
  tags: ['loading'],
  render: (args) => <Till {...args} />,
  play: async ({ canvas, userEvent }) => {
    const news = canvas.getByRole('status');
    await expect(news).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a page' }));
    await expect(canvas.getByRole('status')).toBe(news);
    await expect(news).toHaveTextContent('Adding it up again…');
    await expect(canvas.getByRole('region', { name: 'Your receipt' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('$374')).toBeVisible();
  },
});

/** It could not be loaded: a mark and a word say so, and the last known receipt stays. */
export const Failed = Updating.extend({
  tags: ['error'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lose the line' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'We couldn’t reach the till. Nothing has changed.',
    );
    await expect(canvas.getByRole('region', { name: 'Your receipt' })).not.toHaveAttribute('aria-busy');
    await expect(canvas.getByText('$374')).toBeVisible();
  },
});

/** Nothing was ordered yet. */
export const Empty = meta.story({
  tags: ['empty'],
  args: {
    lines: [],
    empty: 'Nothing on it yet.',
    total: { label: 'TOTAL USD', price: '$0' },
    stamp: { label: 'Not paid', tone: 'open' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing on it yet.')).toBeVisible();
  },
});

/** By keyboard alone there is one thing to do. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(globalThis, 'print').mockReturnValue();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Print the receipt' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(print).toHaveBeenCalledOnce();
  },
});

/** Left at the till: nothing is owed until it is paid. */
export const Unpaid = meta.story({
  tags: ['usual'],
  args: {
    heading: 'Your order',
    lead: 'Nothing has been charged.',
    total: { label: 'TO PAY USD', price: '$374' },
    stamp: { label: 'Not paid', tone: 'open' },
  },
});

/** Given back in full. */
export const Refunded = meta.story({ tags: ['usual'], args: { stamp: { label: 'Refunded', tone: 'void' } } });

/** An order as long as the till roll. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    lines: [
      ...paid.lines,
      { id: 'blogSetup', name: 'Blog Setup', price: '$100' },
      { id: 'priorityLaunch', name: 'Priority Launch', price: '$100' },
      { id: 'staffTraining', name: 'Staff Training Session', price: '$80' },
    ],
    total: { ...paid.total, price: '$654' },
  },
});

/** Long words and sums, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    heading: 'Zahlungsbestätigungsunterlagen',
    reference: { label: 'Auftragsbestätigungsnummer', text: 'AW-7K2M-41-2026-000001' },
    lines: [
      {
        id: 'long',
        name: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
        price: '12.345,67 €',
      },
    ],
    total: { label: 'Gesamtbetrag EUR', note: 'einmalig', price: '12.345,67 €' },
    stamp: { label: 'Vollständig bezahlt', tone: 'good' },
  },
  globals: { viewport: { value: 'narrow' } },
});

/** A receipt for those who wrote it. */
export const NumbersOfTheStockroom = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    lead: 'Transaction completed.',
    lines: [
      { id: 'a', name: 'TPL-BARB-01', price: '$299' },
      { id: 'b', name: 'ADD-PG', price: '$75' },
    ],
    stamp: { label: 'OK', tone: 'good' },
  },
});
