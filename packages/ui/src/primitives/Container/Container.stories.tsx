import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Container } from './Container.tsx';

const words = 'We bake from four, open at seven and are sold out by noon.';

const meta = preview.meta({
  component: Container,
  args: { children: <p>{words}</p> },
  parameters: { layout: 'fullscreen' },
});

/** Around a layout: a grid, a table, a picture with words beside it. */
export const Content = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByText(words).getBoundingClientRect();
    await expect(left).toBeGreaterThan(0);
    await expect(Math.abs(left - (document.documentElement.clientWidth - right))).toBeLessThan(1);
  },
});

/** Around text: a letter, small print. No wider than is good to read. */
export const Prose = meta.story({
  args: { width: 'prose', children: <p>{`${words} `.repeat(12)}</p> },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/We bake/);
    const letter = Number.parseFloat(getComputedStyle(text).fontSize);
    await expect(text.getBoundingClientRect().width).toBeLessThan(letter * 50);
  },
});

/** On the narrowest phone nothing touches the edge. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByText(words).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(16);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth - 16);
  },
});
