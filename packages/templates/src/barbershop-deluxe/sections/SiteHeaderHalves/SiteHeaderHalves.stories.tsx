import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { dancing } from './SiteHeaderHalves.fixtures.ts';
import { SiteHeaderHalves } from './SiteHeaderHalves.tsx';

const { name, homeHref, nav, labels } = dancing;
const meta = preview.meta({
  component: SiteHeaderHalves,
  args: { name, homeHref, nav, labels },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'many', 'open', 'closed', 'keyboard'],
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" />
      </>
    ),
  ],
});

/** A name that is no mirror word stands on a plate. */
export const Plate = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Anna' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
});

/** A name that reads the same from both ends is drawn once and reflected; a screen reader hears it whole. */
export const Reflected = meta.story({
  tags: ['usual'],
  args: dancing,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Anna' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Classes');
    await expect(canvas.getByRole('link', { name: 'Try a class' })).toHaveAttribute('href', '/try');
  },
});

/** On a phone the links wait behind one word, all of them. */
export const OnAPhone = Reflected.extend({
  tags: ['usual', 'open', 'closed'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getByRole('link', { name: 'Teachers' });
    await expect(last).not.toBeVisible();
    await userEvent.click(canvas.getByText('Menu'));
    await expect(last).toBeVisible();
  },
});

/** Walked through by keyboard alone. */
export const KeyboardOnly = Reflected.extend({
  tags: ['keyboard'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to the page' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Classes' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Anna' })).toHaveFocus();
  },
});

/** More pages than stand before and behind the name: on a phone, all of them, and the sheet scrolls. */
export const Many = Reflected.extend({
  tags: ['many'],
  args: {
    nav: {
      ...nav,
      all: Array.from({ length: 24 }, (_, page) => ({ label: `Page ${page + 1}`, href: `/${page}` })),
    },
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Menu'));
    await expect(canvas.getByRole('link', { name: 'Page 24' })).toBeVisible();
  },
});
