import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { dancing, tanzschule } from './SiteHeaderHalves.fixtures.ts';
import { SiteHeaderHalves } from './SiteHeaderHalves.tsx';

const { name, homeHref, nav, labels } = dancing;
const meta = preview.meta({
  component: SiteHeaderHalves,
  args: { name, homeHref, nav, labels },
  parameters: { layout: 'fullscreen' },
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Anna' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
});

/** A name that reads the same from both ends is drawn once and reflected; a screen reader hears it whole. */
export const Reflected = meta.story({
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
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getByRole('link', { name: 'Teachers' });
    await expect(last).not.toBeVisible();
    await userEvent.click(canvas.getByText('Menu'));
    await expect(last).toBeVisible();
  },
});

/** Walked through by keyboard alone. */
export const ByKeyboard = Reflected.extend({
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

/** A name longer than a narrow phone is wide. */
export const LongWords = meta.story({ args: tanzschule, globals: { viewport: { value: 'narrow' } } });
