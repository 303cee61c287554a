import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { shelf } from '../../shelf.ts';
import { CataloguePage } from './CataloguePage.tsx';

const meta = preview.meta({
  component: CataloguePage,
  args: {
    heading: 'All the windows',
    lead: 'Press your nose to the glass; the demos are open day and night.',
    trades: [
      { label: 'All', href: '/templates', current: true },
      { label: 'Barbershop', href: '/templates/barbershop', current: false },
      { label: 'Gyms', href: '/templates/gyms', current: false },
    ],
    templates: shelf,
    all: shelf.length,
    clearHref: '/templates',
    quoteHref: 'mailto:hello@awning.example',
  },
  parameters: { layout: 'fullscreen' },
});

/** Every template there is. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `Showing ${shelf.length} of ${shelf.length} templates`,
    );
  },
});

/** A trade that nobody has built for yet: it says so, and offers to. */
export const EmptyShelf = meta.story({
  args: { heading: 'Gyms', templates: [] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'No templates found matching your criteria' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Clear Filters' })).toHaveAttribute('href', '/templates');
    await expect(canvas.getByRole('link', { name: 'Ask for a quote' })).toBeVisible();
  },
});
