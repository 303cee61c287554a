import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { bookshop } from './CatalogueHeader.fixtures.ts';
import type { NavLink } from '../../../components/navigation/NavList/NavList.tsx';
import { CatalogueHeader } from './CatalogueHeader.tsx';

const { heading, lead, count, shelves } = bookshop;
const named = (categories: readonly NavLink[]) => ({ shelves: { ...shelves, categories } });

const meta = preview.meta({
  component: CatalogueHeader,
  args: { heading },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty', 'keyboard'] },
});

/** The least, where a search below leads to the shelves and says how much there is: a name. */
export const NameOnly = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: heading })).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

/** A shop with a single shelf. */
export const OneShelf = meta.story({ args: { ...named(shelves.categories.slice(0, 1)), count } });

/** Every shelf is shown. */
export const Usual = meta.story({
  tags: ['usual'],
  args: { lead, count, shelves },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('All');
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 214 of 214 books');
  },
});

/** The saved templates are a press away; while their number is not known, the link is hidden and nothing moves. */
export const WithSaved = meta.story({
  tags: ['usual'],
  args: { lead, action: { label: 'Saved', count: '2', href: '/books?saved=one,two' } },
  render: (args) => (
    <>
      <CatalogueHeader {...args} />
      <CatalogueHeader {...args} heading="Railways" action={{ ...args.action!, count: '0', pending: true }} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Saved (2)');
    const [known, pending] = canvas
      .getAllByRole('region')
      .map((header) => header.getBoundingClientRect().height);
    await expect(known).toBe(pending);
    await expect(canvas.getByText('Saved (0)')).not.toBeVisible();
  },
});

/** On a phone it is read in full, in one line with the heading. */
export const WithSavedOnAPhone = meta.story({
  args: {
    heading: 'All the windows',
    lead,
    action: { label: 'Saved', count: '12', href: '/books?saved=one,two' },
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const words = canvas.getByText('Saved (12)').getBoundingClientRect();
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(words.width).toBeGreaterThan(60);
    await expect(words.top).toBeGreaterThanOrEqual(title.top - words.height);
    await expect(words.bottom).toBeLessThanOrEqual(title.bottom + words.height);
    await expect(title.height).toBeLessThan(2 * words.height);
  },
});

/** One shelf was chosen. */
export const OneChosen = meta.story({
  tags: ['usual'],
  args: {
    heading: 'Railways',
    ...named(shelves.categories.map((category) => ({ ...category, current: category.label === 'Railways' }))),
    count: 'Showing 9 of 214 books',
  },
});

/** More shelves than fit a line, in German, on a phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    heading: 'Landwirtschaftsgeschichte und Eisenbahnwesen',
    lead,
    ...named(
      [
        'Haushaltsratgeber',
        'Donaudampfschifffahrtsgesellschaft',
        'Lyrik',
        'Kriminalromane',
        'Reisebeschreibungen',
      ].map((label) => ({ label, href: `/${label}` })),
    ),
  },
  globals: { viewport: { value: 'narrow' } },
});

/** Walked through by keyboard alone. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  args: { shelves },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'All' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Cookery' })).toHaveFocus();
  },
});

/** A shop with a shelf for everything. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    lead,
    ...named(Array.from({ length: 24 }, (_, shelf) => ({ label: `Shelf ${shelf + 1}`, href: `/${shelf}` }))),
  },
});

/** No shelves yet: nothing is offered, and no empty list is read out. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { ...named([]), count: 'Nothing on the shelves yet' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing on the shelves yet');
  },
});

/** Words for any shelf in any shop. */
export const WelcomeToNothing = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    shelves,
    count,
    heading: 'Welcome to our collection',
    lead: 'Browse our wide range of items below.',
  },
});
