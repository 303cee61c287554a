import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { LevelPillar } from './LevelPillar.tsx';

const meta = preview.meta({
  component: LevelPillar,
  args: {
    name: 'Four Floors of Chairs',
    homeHref: '/',
    nav: {
      label: 'Floors',
      levels: [
        { level: '3', label: 'Workshop', href: '/workshop' },
        { level: 'G', label: 'Welcome', href: '/', current: true },
        { level: '−1', label: 'Bargains', href: '/bargains' },
      ],
    },
    labels: { skip: 'Skip to the page', menu: 'Floors' },
    children: <main id="main" />,
  },
  parameters: { layout: 'fullscreen', states: ['empty', 'open', 'closed', 'keyboard'] },
  globals: { viewport: { value: 'desktop' } },
});

/** On a phone the floors are behind a button that says where the visitor is; the main action is not. */
export const FoldedOnAPhone = meta.story({
  tags: ['open', 'closed'],
  args: { action: { label: 'Take a seat', href: '/seat' } },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByText('Floors');
    await expect(menu.closest('details')).not.toHaveAttribute('open');
    await userEvent.click(menu);
    await expect(canvas.getByRole('link', { name: '−1 Bargains' })).toBeVisible();
    await userEvent.click(menu);
    await expect(canvas.getByRole('link', { name: 'Take a seat' })).toBeVisible();
  },
});

/** The first thing a keyboard reaches is the skip link. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to the page' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', '#main');
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Four Floors of Chairs' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '3 Workshop' })).toHaveFocus();
  },
});

/** A house of one page: no empty list of links is read out. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { nav: { label: 'Floors', levels: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Four Floors of Chairs' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});
