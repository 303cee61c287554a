import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { onePerTrade, shelf, type ShelfItem } from '../../shelf.ts';
import { HomePage } from './HomePage.tsx';

const meta = preview.meta({
  component: HomePage,
  args: {
    shops: shelf.slice(0, 1) as unknown as [ShelfItem],
    templates: shelf.slice(0, 1),
    from: 299_00,
    catalogueHref: '/templates',
  },
  parameters: { layout: 'fullscreen' },
});

/** The first day: one template on the shelf, so nobody is asked for their trade. */
export const OneTemplate = meta.story();

/** Every template there is. */
export const Usual = meta.story({
  args: { shops: onePerTrade as unknown as [ShelfItem], templates: shelf },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Open for business, online.');
    await expect(canvas.getAllByRole('link', { name: /^View Demo/ })).toHaveLength(shelf.length);
  },
});
