import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { SiteHeaderWaterline } from './SiteHeaderWaterline.tsx';

const meta = preview.meta({
  component: SiteHeaderWaterline,
  args: {
    heading: 'Four miles an hour',
    name: 'Foxton Narrowboats',
    homeHref: '/',
    nav: { label: 'Main', links: [{ label: 'The boats', href: '/boats' }] },
    labels: { skip: 'Skip to the page' },
  },
  parameters: { layout: 'fullscreen', states: ['empty', 'keyboard'] },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" />
      </>
    ),
  ],
});

/** The first thing a keyboard reaches is the skip link. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to the page' });
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(skip).toHaveAttribute('href', '#main');
    // The skip link is out of the way again.
    await userEvent.tab();
    await expect(skip.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  },
});

/** One page and no others: there is a name and a heading, and no line of links. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { nav: { label: 'Main', links: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

const afloat = {
  args: {
    height: 'high' as const,
    actions: [{ label: 'Book', href: '/book' }] as const,
    heading: 'Rice, smoke and patience',
    scene: <div data-testid="scene" style={{ blockSize: '12rem', marginInlineStart: '26%' }} />,
  },
};

/** A keyboard goes through the links as they are seen, from top to bottom. */
export const InOrder = meta.story({
  ...afloat,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [, ...links] = canvas.getAllByRole('link');
    const tops = links.map((link) => Math.round(link.getBoundingClientRect().top));
    await expect(links.map(({ textContent }) => textContent)).toContain('The boats');
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  },
});

/** The same on a phone, where the ways stand above the heading. */
export const InOrderOnAPhone = InOrder.extend({ globals: { viewport: { value: 'mobile1' } } });

/** The heading ends where what stands on the water begins. */
export const ClearOfTheScene = meta.story({
  ...afloat,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const heading = document.createRange();
    heading.selectNodeContents(canvas.getByRole('heading', { level: 1 }));
    const words = heading.getBoundingClientRect();
    const { lineHeight } = getComputedStyle(canvas.getByRole('heading', { level: 1 }));
    await expect(words.height).toBeLessThan(Number.parseFloat(lineHeight) * 3.5);
    await expect(words.right).toBeLessThan(canvas.getByTestId('scene').getBoundingClientRect().left);
  },
});
