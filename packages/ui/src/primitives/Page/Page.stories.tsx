import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { day } from '../../theme/themes/day.css.ts';
import { night } from '../../theme/themes/night.css.ts';
import { Container } from '../Container/Container.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Page } from './Page.tsx';

const meta = preview.meta({
  component: Page,
  args: {
    theme: day,
    children: (
      <Container>
        <Heading level={1} size="page">
          Ash &amp; Son
        </Heading>
      </Container>
    ),
  },
  parameters: { layout: 'fullscreen' },
});

const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;
const pageAround = (heading: HTMLElement) => heading.parentElement!.parentElement!;

/** A website of its own, however little is on it: its ground reaches the foot of the screen. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    const page = pageAround(canvas.getByRole('heading', { level: 1 }));
    await expect(page.getBoundingClientRect().height).toBeGreaterThanOrEqual(window.innerHeight);
  },
});

/** A site in its own theme, shown on a page that wears another. */
export const InAnotherTheme = meta.story({
  args: { theme: night },
  globals: { theme: 'day' },
  play: async ({ canvas }) => {
    const page = pageAround(canvas.getByRole('heading', { level: 1 }));
    await expect(groundOf(page)).not.toBe(groundOf(document.body));
  },
});

/** What hangs over its edge is cut there: the page does not scroll sideways. */
export const CutAtTheEdge = meta.story({
  args: {
    children: (
      <>
        <Heading level={1} size="page">
          Ash &amp; Son
        </Heading>
        <div
          aria-hidden="true"
          style={{ inlineSize: '3000px', blockSize: '40px', background: 'currentColor' }}
        />
      </>
    ),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
