import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Grid } from '../../../primitives/index.ts';
import { classic, petal, volt } from '../TemplateCard/TemplateCard.fixtures.ts';
import { TemplateCard } from '../TemplateCard/TemplateCard.tsx';
import {
  everything,
  german,
  groups,
  labels,
  nothingFound,
  sorts,
  trades,
} from './CatalogueFilters.fixtures.ts';
import { CatalogueFilters, type CatalogueFiltersProps } from './CatalogueFilters.tsx';

const shelf = [
  classic,
  { ...classic, name: 'Barbershop Deluxe', tier: 'Advanced', price: '$799' },
  volt,
  petal,
];
const cards = (some: typeof shelf) => (
  <Grid narrowest="medium" gap="roomy">
    {some.map((card) => (
      <TemplateCard key={card.name} {...card} />
    ))}
  </Grid>
);

/** A shop with four windows, which it filters as a page would. */
function Shop(props: CatalogueFiltersProps) {
  const [value, setValue] = useState(props.value);
  const { category, tier, price } = value.chosen;
  const found = shelf.filter(
    (card) =>
      `${card.name} ${card.tier}`.toLowerCase().includes(value.search.trim().toLowerCase()) &&
      (!category || card.category.toLowerCase() === category) &&
      (!tier || card.tier.toLowerCase() === tier) &&
      (!price || card.price === `$${price}`),
  );

  return (
    <CatalogueFilters
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next);
        setValue(next);
      }}
      count={`Showing ${found.length} of ${shelf.length} templates`}
      nothingFound={found.length === 0 ? nothingFound : undefined}
    >
      {cards(found)}
    </CatalogueFilters>
  );
}

const meta = preview.meta({
  component: CatalogueFilters,
  args: {
    heading: 'Templates',
    value: everything,
    onChange: fn(),
    groups: groups.slice(1, 2),
    sorts: sorts.slice(0, 1),
    count: 'Showing 1 of 1 templates',
    children: cards([classic]),
    formAction: '/templates',
    labels,
  },
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'empty', 'loading', 'open', 'closed', 'keyboard'],
  },
});

/** A small shelf: one group, one order. */
export const Least = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Templates' })).toBeVisible();
    await expect(canvas.getByRole('search', { name: 'Templates' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 1 of 1 templates');
  },
});

/** On a desktop: one choice a group, each a chip; one live region, there from the start, announces the results. */
export const Usual = meta.story({
  tags: ['usual'],
  args: { groups, sorts },
  render: Shop,
  play: async ({ canvas, userEvent, args }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Basic 5' }));
    await expect(status).toHaveTextContent('Showing 2 of 4 templates');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Advanced 5' }));
    await expect(canvas.getByRole('checkbox', { name: 'Basic 5' })).not.toBeChecked();
    await expect(status).toHaveTextContent('Showing 1 of 4 templates');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Advanced 5' }));
    await expect(canvas.queryByRole('checkbox', { checked: true })).toBeNull();
    await expect(status).toHaveTextContent('Showing 4 of 4 templates');

    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Newest');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...everything,
      sort: 'newest',
      chosen: { tier: undefined },
    });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Basic 5' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by name or tier' }), 'barb{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove filter: “barb”' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toBe(status);
  },
});

/** Words and tiers are searched alike, and the chip brings everything back. */
export const SearchedByTier = meta.story({
  args: { groups, sorts, value: { ...everything, search: 'advanced' } },
  render: Shop,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('article', { name: 'Barbershop Deluxe' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: “advanced”' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
});

/** Nothing matches: it says so, clears everything at a press, and offers another way on. */
export const NothingFound = meta.story({
  tags: ['empty'],
  args: {
    groups,
    sorts,
    value: { ...everything, sort: 'newest', search: 'fish', chosen: { tier: 'basic' } },
  },
  render: Shop,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: nothingFound.heading })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask for one' })).toHaveAttribute('href', '/pricing#quote');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...everything, sort: 'newest' });
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);

    await userEvent.type(canvas.getByRole('searchbox'), 'fish');
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 0 of 4 templates');
  },
});

/** The last view's cards stay until the new ones have loaded. */
export const Loading = meta.story({
  tags: ['loading'],
  args: { groups, sorts, status: 'loading', value: { ...everything, chosen: { tier: 'basic' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking through the windows…');
    await expect(canvas.getByRole('article', { name: 'Barbershop Classic' })).toBeVisible();
  },
});

const every = [
  ...trades,
  'Photography',
  'Consulting',
  'Education',
  'Health',
  'Technology',
  'Marketing',
  'Weddings',
];

/** More trades than a visitor reads at once: the rest folds away. Every group is set. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    groups: [
      {
        ...groups[0]!,
        options: every.map((label) => ({ label, value: label.toLowerCase() })),
        fold: { after: 5, label: 'More categories' },
      },
      ...groups.slice(1),
    ],
    sorts,
    value: {
      search: 'classic',
      sort: 'rating',
      chosen: { category: 'barbershop', tier: 'basic', price: '299' },
    },
    children: cards(
      [...shelf, ...shelf].map((card, place) => ({ ...card, name: `${card.name} ${place + 1}` })),
    ),
    count: 'Showing 8 of 1,024 templates',
  },
  play: async ({ canvas }) => {
    const chips = within(canvas.getByRole('list', { name: 'Active filters' }));
    await expect(chips.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('button', { name: 'Remove filter: $299 – $498' })).toBeVisible();
  },
});

/** In German, with one endless word, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    ...german,
    count: 'Es werden 5 von 15 Schaufenstergestaltungsvorlagen gezeigt',
    value: { search: 'Donaudampfschifffahrtsgesellschaft', sort: 'popular', chosen: { gewerbe: 'amt' } },
  },
  globals: { viewport: { value: 'narrow' } },
});

/** On a phone, with two filters set: the groups wait behind their button. */
export const PhoneClosed = meta.story({
  tags: ['closed'],
  args: { groups, sorts, value: { ...everything, chosen: { tier: 'basic', category: 'barbershop' } } },
  render: Shop,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filters 2 active' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Tier' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Remove filter: Basic' })).toBeVisible();
  },
});

/** The sheet on a phone: it announces the number of results, the page behind is inert, the focus goes back. */
export const PhoneOpen = meta.story({
  tags: ['open'],
  args: { groups, sorts },
  render: Shop,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const basic = sheet.getByRole('checkbox', { name: 'Basic 5' });
    await userEvent.click(basic);
    await expect(sheet.getByRole('status')).toHaveTextContent('Showing 2 of 4 templates');
    canvas.getByRole('searchbox', { hidden: true }).focus();
    await expect(basic).toHaveFocus();

    await userEvent.click(sheet.getByRole('button', { name: 'Show them' }));
    const opener = canvas.getByRole('button', { name: 'Filters 1 active' });
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
  },
});

/** Found, narrowed and let go again without a mouse: the focus is never lost. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: { groups, sorts, value: { ...everything, search: 'a' } },
  render: Shop,
  play: async ({ canvas, userEvent }) => {
    // The words, their cross, the order, then the first of the groups.
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}');
    await expect(canvas.getByRole('checkbox', { name: 'Barbershop 3' })).toHaveFocus();
    await userEvent.keyboard(' {Tab} ');
    await expect(canvas.getByRole('checkbox', { checked: true })).toHaveAccessibleName('Restaurant 3');
    await userEvent.keyboard(' ');
    canvas.getByRole('checkbox', { name: 'Basic 5' }).focus();
    await userEvent.keyboard(' ');

    canvas.getByRole('button', { name: 'Remove filter: “a”' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove filter: Basic' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 4 of 4 templates');
  },
});

/** As the server sends it: a form that asks for the view, and chips that lead to it. */
export const BeforeScript = meta.story({
  args: {
    groups,
    sorts,
    value: { ...everything, search: 'bar', chosen: { tier: 'basic' } },
    hrefFor: ({ search, chosen }) => `/templates?q=${search}&tier=${chosen['tier'] ?? ''}`,
    carried: { town: 'Leeds' },
  },
  render: (args) => (
    <div dangerouslySetInnerHTML={{ __html: renderToString(<CatalogueFilters {...args} />) }} />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toContain('style=');
    const form = canvas.getByRole<HTMLFormElement>('search');
    await expect(form).toHaveAttribute('action', '/templates');
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      q: 'bar',
      sort: 'popular',
      tier: 'basic',
      town: 'Leeds',
    });
    const clear = canvas.getByRole('button', { name: 'Clear Filters' });
    await expect(clear.closest('form')).toHaveFormValues({ town: 'Leeds' });
    const chip = canvas.getByRole('link', { name: 'Remove filter: Basic' });
    await expect(chip).toHaveAttribute('href', '/templates?q=bar&tier=');
  },
});

/** An answer that leads nowhere. */
export const BareZero = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    groups,
    sorts,
    count: '0 results',
    value: { ...everything, search: 'fish' },
    nothingFound: { heading: 'No results found' },
  },
});
