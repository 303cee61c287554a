import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { shelf, type ShelfItem } from '../../shelf.ts';
import { TemplatePage } from './TemplatePage.tsx';

const item = (id: string) => shelf.find(({ template }) => template.id === id) as ShelfItem;

const meta = preview.meta({
  component: TemplatePage,
  args: {
    item: item('barbershop-classic'),
    catalogueHref: '/templates',
    categoryHref: '/templates/barbershop',
    orderHref: '/checkout?templateId=barbershop-classic',
  },
  parameters: { layout: 'fullscreen' },
});

/** A small site. */
export const Basic = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Order this website' })).toHaveAttribute(
      'href',
      '/checkout?templateId=barbershop-classic',
    );
    await expect(canvas.getByText('$299')).toBeVisible();
  },
});

/** A large one: many pages, more to add. */
export const Advanced = meta.story({
  args: { item: item('barbershop-deluxe') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Staff Training Session')).toBeVisible();
  },
});

/** Taken before its demo was photographed: the window says what would be in it. */
export const NoPicture = meta.story({
  args: {
    item: {
      template: item('trainer-volt').template,
      href: '/',
      theme: item('trainer-volt').theme,
      picture: { src: 'data:,', alt: item('trainer-volt').template.image, width: 1200, height: 900 },
    },
  },
});
