import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { bookshop } from './CatalogueHeader.fixtures.ts';
import { CatalogueHeader } from './CatalogueHeader.tsx';

const { lead, ...least } = bookshop;

const meta = preview.meta({
  component: CatalogueHeader,
  args: { ...least, categories: bookshop.categories.slice(0, 1) },
  parameters: { layout: 'fullscreen' },
});

/** A shop with a single shelf. */
export const OneShelf = meta.story();

/** Every shelf is shown. */
export const Usual = meta.story({
  args: { lead, categories: bookshop.categories },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('All');
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 214 of 214 books');
  },
});

/** One shelf was chosen. */
export const OneChosen = meta.story({
  args: {
    heading: 'Railways',
    categories: bookshop.categories.map((category) => ({
      ...category,
      current: category.label === 'Railways',
    })),
    count: 'Showing 9 of 214 books',
  },
});

/** More shelves than fit a line, in German, on a phone. */
export const LongWords = meta.story({
  args: {
    heading: 'Landwirtschaftsgeschichte und Eisenbahnwesen',
    lead,
    categories: [
      'Haushaltsratgeber',
      'Donaudampfschifffahrtsgesellschaft',
      'Lyrik',
      'Kriminalromane',
      'Reisebeschreibungen',
    ].map((label) => ({ label, href: `/${label}` })),
  },
  globals: { viewport: { value: 'narrow' } },
});

/** Walked through by keyboard alone. */
export const ByKeyboard = meta.story({
  args: { categories: bookshop.categories },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'All' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Cookery' })).toHaveFocus();
  },
});
