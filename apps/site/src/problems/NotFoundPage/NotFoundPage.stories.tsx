import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { NotFoundPage } from './NotFoundPage.tsx';

const meta = preview.meta({
  component: NotFoundPage,
  args: { missing: 'page' as const, homeHref: '/', catalogueHref: '/templates', blogHref: '/blog' },
  parameters: { layout: 'fullscreen' },
});

/** An address that leads nowhere. */
export const Page = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Look at the templates' })).toHaveAttribute(
      'href',
      '/templates',
    );
  },
});

/** A template that was never there, or is gone. */
export const Template = meta.story({
  args: { missing: 'template' as const },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Template not found' })).toBeVisible();
  },
});

/** A link to an order that does not exist. */
export const Order = meta.story({
  args: { missing: 'order' as const },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find your order' })).toHaveAttribute(
      'href',
      '/find-order',
    );
  },
});

/** A post that was never written, or is gone. */
export const Post = meta.story({
  args: { missing: 'post' as const },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Post not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Read the others' })).toHaveAttribute('href', '/blog');
  },
});
