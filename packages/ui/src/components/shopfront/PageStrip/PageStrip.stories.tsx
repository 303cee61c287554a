import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { barberPhoneShot } from '../../../testing/siteShot.ts';
import { PageStrip } from './PageStrip.tsx';

const pageOf = (name: string) => ({
  name,
  href: `/demos/barbershop-classic/${name.toLowerCase().replaceAll(' ', '-')}/`,
  picture: { ...barberPhoneShot, alt: '' },
});

const meta = preview.meta({
  component: PageStrip,
  args: {
    label: 'The pages of Barbershop Classic',
    pages: ['Home', 'Prices', 'Find us'].map(pageOf),
    newTab: '(opens in a new tab)',
  },
});

/** A small website, whole. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'The pages of Barbershop Classic' })).toBeVisible();
    const prices = canvas.getByRole('link', { name: 'Prices (opens in a new tab)' });
    await expect(prices).toHaveAttribute('href', '/demos/barbershop-classic/prices/');
    await expect(prices).toHaveAttribute('target', '_blank');
  },
});

/** A large one: the strip scrolls along with a visitor who tabs from page to page. */
export const Many = meta.story({
  args: {
    pages: [
      'Home',
      'Prices',
      'Barbers',
      'Book a chair',
      'Gallery',
      'Products',
      'Weddings',
      'About us',
      'Find us',
    ].map(pageOf),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getByRole('link', { name: /^Find us/ });
    await expect(last.getBoundingClientRect().left).toBeGreaterThan(innerWidth);
    for (const _ of canvas.getAllByRole('link')) await userEvent.tab();
    await expect(last).toHaveFocus();
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
});

/** Not pictured yet: there is its name. */
export const NoPictures = meta.story({
  args: { pages: ['Home', 'Prices'].map((name) => ({ ...pageOf(name), picture: undefined })) },
});

/** A long name. */
export const LongWords = meta.story({
  args: {
    pages: ['Startseite', 'Datenschutzgrundverordnungshinweise', 'Öffnungszeitenübersicht'].map(pageOf),
  },
  globals: { viewport: { value: 'narrow' } },
});
