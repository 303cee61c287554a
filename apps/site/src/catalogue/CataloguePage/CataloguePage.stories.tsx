import { savedWords } from '@awning/content/orders/savedWords';
import { categoriesOf } from '@awning/shop/catalogue';
import type { Template } from '@awning/shop/template';
import { catalogue } from '@awning/templates/catalogue';
import { SaveToggle } from '@awning/ui/components/SaveToggle';
import { createContext, use, useMemo, useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { viewOf, viewOfFilters } from '../catalogueView.ts';
import { manyTemplates } from './CataloguePage.fixtures.ts';
import { CataloguePage, type CataloguePageProps } from './CataloguePage.tsx';

/** Keeps the view, as the address does in the shop. */
function Shop(props: CataloguePageProps) {
  const [view, setView] = useState(props.view);
  return (
    <CataloguePage
      {...props}
      view={view}
      onChange={(filters) => {
        props.onChange(filters);
        setView(viewOfFilters(filters, props.categories));
      }}
    />
  );
}

const Saving = createContext<{ saved: readonly string[]; change: (id: string, saved: boolean) => void }>({
  saved: [],
  change: () => undefined,
});

function Save({ template: { id, name } }: { template: Pick<Template, 'id' | 'name'> }) {
  const { saved, change } = use(Saving);
  return (
    <SaveToggle
      name={name}
      saved={saved.includes(id)}
      onSavedChange={(next) => change(id, next)}
      look="heart"
      labels={savedWords}
    />
  );
}

const meta = preview.meta({
  component: CataloguePage,
  render: Shop,
  args: {
    heading: 'Templates',
    lead: 'Press your nose to the glass; the demos are open day and night.',
    templates: catalogue,
    categories: categoriesOf(catalogue),
    view: viewOf(undefined, ''),
    onChange: fn(),
  },
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen' },
});

/** Every template there is. Words, then a filter, then none. */
export const Usual = meta.story({
  play: async ({ canvas, userEvent }) => {
    const all = catalogue.length;
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(`Showing ${all} of ${all} templates`);

    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by name or tier' }), 'classic basic');
    await expect(canvas.getByRole('article', { name: 'Barbershop Classic' })).toBeVisible();
    await expect(status).toHaveTextContent(`Showing 1 of ${all} templates`);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Intermediate/ }));
    await expect(canvas.getByText('No templates found matching your criteria')).toBeVisible();
    // What was asked for stands in the form already.
    for (const ask of canvas.getAllByRole('link', { name: 'Ask for a quote' })) {
      const { pathname, search, hash } = new URL((ask as HTMLAnchorElement).href);
      await expect(pathname + hash).toBe('/pricing#custom-development');
      await expect(new URLSearchParams(search).get('details')).toBe(
        'I was looking for: Intermediate, “classic basic”.',
      );
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }));
    await expect(status).toHaveTextContent(`Showing ${all} of ${all} templates`);
  },
});

/** Filtered, as a shared link has it: each filter is a chip, and the chip takes it away. */
export const Filtered = meta.story({
  args: { heading: 'Barbershop', view: viewOf('Barbershop', '?tier=advanced&price=699&sort=price-high') },
  play: async ({ canvas, userEvent }) => {
    const chips = within(canvas.getByRole('list', { name: 'Active filters' }));
    await expect(chips.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-high');
    const barbers = catalogue.filter(({ category }) => category === 'Barbershop');
    const large = barbers.filter(({ tier }) => tier === 'advanced');
    await expect(canvas.getAllByRole('article')).toHaveLength(large.length);
    await userEvent.click(chips.getByRole('link', { name: 'Remove filter: $699 – $999' }));
    await userEvent.click(chips.getByRole('link', { name: 'Remove filter: Advanced' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(barbers.length);
    await expect(canvas.getByRole('checkbox', { name: '$1,000 + none yet' })).not.toBeChecked();
  },
});

/** By what it can do, its style and its colour. */
export const ByWhatItCan = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('More colours'));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Black/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Booking request/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Bold/ }));
    const names = canvas.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
    await expect(names).toEqual(['Trainer Volt']);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Class timetable/ }));
    await expect(canvas.getByText('No templates found matching your criteria')).toBeVisible();
  },
});

/** Once the sales are known: the most bought comes first, and templates with ratings have stars. */
export const Sold = meta.story({
  args: {
    standings: {
      'trainer-volt': { orders: 5, reviews: 0, rating: null },
      'barbershop-deluxe': { orders: 2, reviews: 2, rating: 4.5 },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const names = () =>
      canvas.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
    await expect(names().slice(0, 2)).toEqual(['Trainer Volt', 'Barbershop Deluxe']);
    await expect(canvas.getAllByRole('img', { name: /out of 5 stars/ })).toHaveLength(1);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Rating');
    await expect(names()[0]).toBe('Barbershop Deluxe');
  },
});

/** A trade that has no template yet: it says so, and offers to. */
export const EmptyShelf = meta.story({
  args: {
    heading: 'Weddings',
    lead: 'Nothing ready-made for this trade yet. Tell us what you need and we’ll build it for you.',
    categories: [...categoriesOf(catalogue), 'Weddings'],
    view: viewOf('Weddings', ''),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'No templates found matching your criteria' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear Filters' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask for a quote' })).toHaveAttribute(
      'href',
      '/pricing?business=Weddings#custom-development',
    );
    const near = within(canvas.getByRole('region', { name: 'Nearest to Weddings' }));
    await expect(near.getByRole('article', { name: 'Flowershop Glasshouse' })).toBeVisible();
  },
});

/** On a phone, with the filters behind their button. */
export const Phone = meta.story({
  args: { view: viewOf(undefined, '?tier=basic') },
  globals: { viewport: { value: 'mobile1' } },
});

/** Ten thousand windows: two dozen are rendered, and the rest is a page away. */
export const TenThousand = meta.story({
  args: { templates: manyTemplates(10_000), view: viewOf(undefined, '?page=417'), Save },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 10,000 of 10,000 templates');
    await expect(canvas.getAllByRole('article')).toHaveLength(16);
    await expect(canvas.getByRole('link', { name: 'Page 417' })).toHaveAttribute('aria-current', 'page');

    await userEvent.type(canvas.getByRole('searchbox'), 'c');
    await expect(canvas.getAllByRole('article')).toHaveLength(24);
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/templates?q=c&page=2',
    );
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThanOrEqual(1_000);
  },
});

const [one, two] = catalogue.map(({ id }) => id);

/** Saved templates that were sent on: only those, until they are let go; then they can be asked for again. */
export const SavedAndSent = meta.story({
  args: { view: viewOf(undefined, `?saved=${one},${two}`), saved: [] },
  play: async ({ canvas, userEvent }) => {
    const all = catalogue.length;
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(`Showing 2 of ${all} templates`);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Saved templates \(2\)$/);
    await expect(canvas.getByText('Open a demo, or try it as yours.')).toBeVisible();
    // Of one’s own there are none yet.
    await expect(canvas.getByRole('link', { name: 'Saved (0)', current: false })).toBeVisible();
    const only = canvas.getByRole('checkbox', { name: /^Only saved/ });
    await expect(only).toBeChecked();
    only.focus();
    await userEvent.keyboard(' ');
    await expect(status).toHaveTextContent(`Showing ${all} of ${all} templates`);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Templates');
    await expect(only).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(status).toHaveTextContent(`Showing 2 of ${all} templates`);
  },
});

/** On this device: a card is saved, counted beside the filters, and asked for. It stays in place once it is let go. */
export const Saved = meta.story({
  args: { Save },
  render: function Device(props) {
    const [saved, setSaved] = useState<readonly string[]>([]);
    const saving = useMemo(
      () => ({
        saved,
        change: (id: string, next: boolean) =>
          setSaved((before) => (next ? [...before, id] : before.filter((other) => other !== id))),
      }),
      [saved],
    );
    return (
      <Saving value={saving}>
        <Shop {...props} saved={saved} />
      </Saving>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const { name } = catalogue[0]!;
    await expect(canvas.getByRole('link', { name: 'Saved (0)' })).toHaveAttribute(
      'href',
      '/templates?saved=',
    );
    const save = canvas.getByRole('button', { name: `Save ${name}`, pressed: false });
    await userEvent.click(save);
    await userEvent.click(canvas.getByRole('button', { name: `Save ${catalogue[1]!.name}` }));
    await expect(canvas.getByRole('link', { name: 'Saved (2)' })).toHaveAttribute(
      'href',
      `/templates?saved=${one},${two}`,
    );

    await userEvent.click(canvas.getByRole('checkbox', { name: /^Only saved/ }));
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    // It would lead to itself.
    await expect(canvas.queryByRole('link', { name: 'Saved (2)' })).toBeNull();
    const again = canvas.getByRole('button', { name: `Saved ${name}`, pressed: true });
    again.focus();
    await userEvent.keyboard(' ');
    await expect(again).toHaveFocus();
    await expect(again).toHaveAccessibleName(`Save ${name}`);
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Saved (1)' })).toBeVisible();
  },
});

/** Only the saved ones, of which there are none: how to save one, and a way to all templates. */
export const NothingSaved = meta.story({
  args: { view: viewOf(undefined, '?saved='), saved: [], Save },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing saved here yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all templates' })).toHaveAttribute(
      'href',
      '/templates',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `Showing ${catalogue.length} of ${catalogue.length} templates`,
    );
  },
});

/** Before the number of saved ones is known, its place is kept. */
export const NotKnownYet = meta.story({
  args: { Save },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Saved/ })).toBeNull();
  },
});
