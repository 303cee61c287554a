import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { ClearFilters } from '../ClearFilters/ClearFilters.tsx';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';

const groups = [
  { name: 'tier', legend: 'Tier', options: [{ label: 'Basic', value: 'basic' }] },
  { name: 'price', legend: 'Price', options: [{ label: '$299 – $498', value: '299' }] },
];
const chosen = { tier: 'basic', price: '299' };

function Kept(props: FilterBarProps) {
  const [value, setValue] = useState(props.value);
  return (
    <FilterBar
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next);
        setValue(next);
      }}
    />
  );
}

const meta = preview.meta({
  component: FilterBar,
  args: {
    value: { search: '', sort: 'popular', chosen: {} },
    onChange: fn(),
    groups,
    result: 'Showing 15 of 15 templates',
    labels: { active: 'Active filters', remove: 'Remove filter: {filter}', searched: '“{words}”' },
    clearing: <ClearFilters label="Clear Filters" formAction="/templates" onClear={() => undefined} />,
  },
  render: Kept,
  parameters: { states: ['least', 'usual', 'long-words', 'empty', 'loading', 'keyboard'] },
});

/** Nothing narrows the list: only how much there is. */
export const Everything = meta.story({
  tags: ['least', 'empty'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 15 of 15 templates');
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Words and a choice: each can go by itself, or all at once. */
export const Narrowed = meta.story({
  tags: ['usual'],
  args: { value: { search: 'bar ', sort: 'popular', chosen }, result: 'Showing 1 of 15 templates' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Clear Filters' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove filter: “bar”' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: $299 – $498' }));
    await expect(args.onChange).toHaveBeenCalledWith({
      search: 'bar ',
      sort: 'popular',
      chosen: { tier: 'basic', price: undefined },
    });
  },
});

/** Each chip is a link to the page without it, before script. */
export const WithAddresses = meta.story({
  args: {
    ...Narrowed.composed.args,
    onChange: fn(),
    hrefFor: ({ search, chosen: { tier = '', price = '' } }) =>
      `/templates?q=${search.trim()}&tier=${tier}&price=${price}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Remove filter: Basic' })).toHaveAttribute(
      'href',
      '/templates?q=bar&tier=&price=299',
    );
  },
});

/** A part of the list is the visitor’s own. Until it is known how much that is, its place is kept, and nothing moves. */
export const WithAction = meta.story({
  tags: ['usual'],
  args: { action: { label: 'Saved (2,000)', href: '/templates?saved=one,two', current: true } },
  render: (args) => (
    <>
      <FilterBar {...args} action={args.action && { ...args.action, pending: true }} />
      <FilterBar {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Saved (2,000)', current: true });
    await expect(link).toHaveAttribute('href', '/templates?saved=one,two');
    const kept = canvas.getAllByText('Saved (2,000)')[0]!;
    await expect(kept).not.toBeVisible();
    await expect(kept.clientWidth).toBe(link.clientWidth);
  },
});

/** The answer is on its way. */
export const Loading = meta.story({
  tags: ['loading'],
  args: { ...Narrowed.composed.args, onChange: fn(), status: 'loading', result: 'Looking…' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking…');
  },
});

/** Long words. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    value: {
      search: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
      sort: 'popular',
      chosen,
    },
    result: 'Es werden 1.024 von 12.000 Änderungsschneidereivorlagen gezeigt',
    labels: { active: 'Gewählte Filter', remove: 'Filter entfernen: {filter}', searched: '„{words}“' },
    clearing: (
      <ClearFilters
        label="Alle Filtereinstellungen zurücksetzen"
        formAction="/vorlagen"
        onClear={() => undefined}
      />
    ),
  },
  globals: { viewport: { value: 'narrow' } },
});

/** Taken away one by one without a mouse: the last hands the focus to what is left. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: { ...Narrowed.composed.args, onChange: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove filter: Basic' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
});
