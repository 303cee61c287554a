import { expect } from 'storybook/test';
import { demoOf, onAPhone } from '#storybook/demo';
import preview from '#storybook/preview';
import { demo } from './demo.ts';

const meta = preview.meta({ component: demo.Page, ...demoOf('gym-boulder') });

/** What a visitor meets first: a wall, somebody on it, and a route down to the mats. */
export const Home = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'The only hill for miles' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Start at the bottom' })[0]).toHaveAttribute(
      'href',
      '/demos/gym-boulder/first-time/',
    );
    await expect(canvas.getByRole('region', { name: 'How hard is it?' })).toHaveTextContent('Round holds');
  },
});

/** Home in a hand. */
export const HomeOnAPhone = Home.extend(onAPhone);

/** What it costs, bolted to the wall. */
export const Prices = meta.story({
  args: { slug: 'prices' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Fares, please' })).toBeVisible();
    const main = canvas.getByRole('navigation', { name: 'Main' });
    await expect(main.querySelector('[aria-current="page"]')).toHaveTextContent('Prices');
  },
});

/** What happens to somebody who has never done it. */
export const FirstTime = meta.story({
  args: { slug: 'first-time' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your first hour' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Telephone' })).toBeRequired();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
});

/** First time in a hand. */
export const FirstTimeOnAPhone = FirstTime.extend(onAPhone);

/** An address this site does not have. */
export const NotFound = meta.story({
  args: { slug: 'abseiling' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You have topped out' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the first page' })).toHaveAttribute(
      'href',
      '/demos/gym-boulder/',
    );
  },
});
