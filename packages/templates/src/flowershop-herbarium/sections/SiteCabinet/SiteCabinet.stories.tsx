import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Section, Text } from '@awning/ui/primitives';
import { haberdasher } from './SiteCabinet.fixtures.ts';
import { SiteCabinet } from './SiteCabinet.tsx';

const { name, homeHref, nav, labels } = haberdasher;
const page = (
  <main id="main">
    <Section labelledBy="shop">
      <h1 id="shop">Four thousand buttons</h1>
      <Text>In drawers, by size, by holes, and by what came off whose coat.</Text>
    </Section>
  </main>
);

const meta = preview.meta({
  component: SiteCabinet,
  args: { name, homeHref, nav, labels, children: page },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'many', 'keyboard'] },
});

/** A name and a drawer for each page. */
export const Drawers = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ottoline' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Thread');
  },
});

/** Beside the page, with small drawers for parts of it and a telephone at the foot. */
export const BesideThePage = meta.story({
  tags: ['usual'],
  args: haberdasher,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'In the drawers' })).toBeVisible();
    const { right } = canvas.getByRole('banner').getBoundingClientRect();
    const main = canvas.getByRole('main').getBoundingClientRect();
    await expect(main.left).toBeGreaterThanOrEqual(right - 1);
  },
});

/** On a phone it is low, and stands on top. */
export const OnAPhone = BesideThePage.extend({
  tags: ['usual'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'In the drawers' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Find us' })).toBeVisible();
  },
});

/** Walked through by keyboard alone. */
export const KeyboardOnly = BesideThePage.extend({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    for (const words of ['Skip to the page', 'Ottoline', 'Buttons', 'Thread', 'Find us', 'Horn']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: words })).toHaveFocus();
    }
  },
});

/** As many drawers as anybody should have. */
export const Many = BesideThePage.extend({
  tags: ['many'],
  args: {
    nav: {
      ...nav,
      links: ['Buttons', 'Thread', 'Ribbon', 'Needles', 'Classes', 'Find us'].map((label) => ({
        label,
        href: `/${label}`,
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Classes' })).toBeVisible();
  },
});
