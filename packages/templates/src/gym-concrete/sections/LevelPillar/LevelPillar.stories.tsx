import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { moebelhaus, warehouse } from './LevelPillar.fixtures.ts';
import { LevelPillar } from './LevelPillar.tsx';

const meta = preview.meta({
  component: LevelPillar,
  args: { ...warehouse, children: <main id="main" /> },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'empty', 'open', 'closed', 'keyboard'],
  },
  globals: { viewport: { value: 'desktop' } },
});

const levels = [...warehouse.nav.levels];

/** Two floors and no more: the page stands beside them. */
export const TwoLevels = meta.story({
  tags: ['least'],
  args: { nav: { label: 'Floors', levels: levels.slice(2, 4) } },
});

/** A pillar beside the page, the floor one stands on lit. */
export const Pillar = meta.story({
  tags: ['usual', 'open'],
  args: { action: { label: 'Book a van', href: '/van' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Floors' }).clientHeight).toBeGreaterThan(200);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('G Welcome');
    const pillar = canvas.getByRole('banner').getBoundingClientRect();
    await expect(canvas.getByRole('main').getBoundingClientRect().left).toBeGreaterThanOrEqual(pillar.right);
    await expect(canvas.getByRole('link', { name: 'Book a van' }).clientHeight).toBeGreaterThan(24);
  },
});

/** On a phone the floors are behind a button, which says where one is. */
export const FoldedOnAPhone = meta.story({
  tags: ['usual', 'open', 'closed'],
  args: { action: { label: 'Book a van', href: '/van' } },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByText('Floors');
    await expect(menu.closest('details')).not.toHaveAttribute('open');
    await userEvent.click(menu);
    await expect(canvas.getByRole('link', { name: '−1 Bargains' })).toBeVisible();
    await userEvent.click(menu);
  },
});

/** The first thing a keyboard reaches is the way past the floors. */
export const KeyboardOnly = Pillar.extend({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to the page' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', '#main');
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: warehouse.name })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '3 Workshop' })).toHaveFocus();
  },
});

/** More floors than a window is tall: the pillar scrolls. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    nav: {
      label: 'Floors',
      levels: Array.from({ length: 14 }, (_, floor) => ({
        level: String(14 - floor),
        label: `Floor ${14 - floor}`,
        href: `/${floor}`,
        current: floor === 3,
      })),
    },
  },
});

/** Long names, narrow pillar. */
export const LongWords = meta.story({ tags: ['long-words'], args: moebelhaus });

/** The same on a narrow phone, open. */
export const LongWordsUnfolded = meta.story({
  tags: ['long-words', 'open'],
  args: moebelhaus,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Stockwerke'));
    await expect(canvas.getByRole('link', { name: '2 Polsterwerkstattbesichtigung' })).toBeVisible();
  },
});

/** A house of one page: no list of ways on is read out. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { nav: { label: 'Floors', levels: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: warehouse.name })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});
