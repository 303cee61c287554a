import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { carWash } from './HeroHalves.fixtures.ts';
import { HeroHalves } from './HeroHalves.tsx';

const car = (
  <Drawing label="A car, half of it clean" viewBox="0 0 200 120" reach="over">
    <path fill="currentColor" d="M20 90V64l24-6 18-28h76l18 28 24 6v26z" opacity="0.5" />
    <circle cx="58" cy="92" r="16" />
    <circle cx="142" cy="92" r="16" />
  </Drawing>
);

const meta = preview.meta({
  component: HeroHalves,
  args: { before: 'Prices' },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'keyboard'] },
});

/** The title of an inner page, and its reflection. */
export const Reflected = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Prices' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Prices' })).toBeVisible();
  },
});

/** What the title promises, and what stands across from it. */
export const WithAside = meta.story({
  args: { lead: 'Every price is the whole price: wax, wheels and the dog.', aside: '0161 496 0180' },
});

/** Two phrases that answer each other. */
export const BeforeAndAfter = meta.story({
  tags: ['usual'],
  args: carWash,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Come in muddy Go out gleaming' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find us' })).toHaveAttribute('href', '/find-us');
  },
});

/** The first screen: a drawing on the line, the phrases under it. */
export const WithFigure = meta.story({
  tags: ['usual'],
  args: { ...carWash, figure: car },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A car, half of it clean' })).toBeVisible();
  },
});

/** On an inner page the drawing leaves room for what the page is about. */
export const FigureInABand = WithFigure.extend({ args: { height: 'band' } });

/** Asks for the one thing, at the end of a page. */
export const ClosesAPage = meta.story({
  args: { ...carWash, level: 2, start: 'accent', end: 'spark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
});

/** By keyboard alone: the ways on, in the order they are read. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  args: carWash,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Find us', 'From £9']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
});
