import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { ButtonLink } from '../../../components/actions/Button/Button.tsx';
import type { FormValues } from '../../../components/forms/GetForm/GetForm.tsx';
import { Table } from '../../../components/text/Table/Table.tsx';
import { asWithoutScript } from '../../../testing/asPrinted.ts';
import { labels, orders, table } from './Ledger.fixtures.ts';
import { Ledger } from './Ledger.tsx';

const meta = preview.meta({
  component: Ledger,
  args: { heading: orders.heading, labels, children: <Table {...table} /> },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'empty', 'loading', 'error', 'keyboard'],
  },
});

/** A list, and nothing to narrow it down by. */
export const Least = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Orders' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'AW-7K3M-9QX2' })).toHaveAttribute(
      'href',
      '/desk/orders/1',
    );
  },
});

/** Searched, narrowed down and turned over page by page: at every change, or without script by a button. */
export const Usual = meta.story({
  tags: ['usual'],
  args: {
    ...orders,
    filter: { ...orders.filter, onChange: fn() },
    pagination: {
      current: 1,
      total: 3,
      hrefs: (page: number) => `?page=${page}`,
      labels: { navigation: 'Pages', previous: 'Previous', next: 'Next', page: 'Page', of: 'of' },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 2 orders');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Paid');
    await expect(args.filter?.onChange).toHaveBeenLastCalledWith({ q: '', status: 'paid' });
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=2');
    await asWithoutScript(async () => {
      const { width, height } = canvas
        .getByRole('button', { name: 'Find' })
        .parentElement!.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    });
  },
});

const manyChoices = {
  ...orders.filter,
  choices: ['status', 'turn', 'sort', 'flag'].map((name) => ({
    ...orders.filter.choices[0]!,
    name,
    label: name,
  })),
  labels: { ...orders.filter.labels, choices: 'Narrow it down' },
};

/** Many choices on a phone: folded away, so that the first lines are on the first screen. */
export const ManyChoices = meta.story({
  args: { ...orders, filter: manyChoices },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const choice = canvas.getByRole('combobox', { name: 'turn', hidden: true });
    await expect(choice).not.toBeVisible();
    await userEvent.click(canvas.getByText('Narrow it down'));
    await expect(choice).toBeVisible();
  },
});

/** What is chosen is in sight. */
export const ManyChoicesChosen = ManyChoices.extend({
  args: { filter: { ...manyChoices, value: { q: '', status: 'paid' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'status' })).toBeVisible();
  },
});

/** Where there is room, nothing is folded. */
export const ManyChoicesBeside = ManyChoices.extend({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    // What the browser paints counts: the fold itself stays as it was.
    await expect(canvas.getByText('Narrow it down').checkVisibility()).toBe(false);
    await expect(canvas.getByRole('combobox', { name: 'turn', hidden: true }).checkVisibility()).toBe(true);
  },
});

/** By keyboard alone: words, a choice, the button that is there for visitors who look for one. */
export const KeyboardOnly = Usual.extend({
  tags: ['keyboard'],
  render: function Desk({ filter, ...args }) {
    const [value, setValue] = useState<FormValues>(orders.filter.value);
    const onChange = (next: FormValues) => {
      filter?.onChange?.(next);
      setValue(next);
    };
    return <Ledger {...args} filter={filter && { ...filter, value, onChange }} />;
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('ada');
    await expect(args.filter?.onChange).toHaveBeenLastCalledWith({ q: 'ada', status: '' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveFocus();
    await userEvent.tab();
    const find = canvas.getByRole('button', { name: 'Find' });
    await expect(find).toHaveFocus();
    await waitFor(() => expect(find.checkVisibility()).toBe(true));
  },
});

/** Not loaded yet. */
export const Loading = meta.story({
  tags: ['loading'],
  args: { ...orders, status: 'loading', children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Fetching…');
  },
});

/** Nothing was found: how to see more. */
export const Empty = meta.story({
  tags: ['empty'],
  args: {
    ...orders,
    count: '0 orders',
    notice: { heading: 'No orders found', action: <ButtonLink href="/desk/orders">Show all</ButtonLink> },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Show all' })).toBeVisible();
  },
});

/** The request failed: it says why, at once. */
export const Failed = meta.story({
  tags: ['error'],
  args: {
    ...orders,
    notice: { urgent: true, heading: 'The list did not come', text: 'The connection failed.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection failed.');
  },
});

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    heading: 'Bestellvorgangsverwaltungsübersicht',
    lead: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
  },
  globals: { viewport: { value: 'narrow' } },
});

/** An answer that ends there. */
export const BareNothing = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { ...orders, count: '0', notice: { heading: 'No data' } },
});
