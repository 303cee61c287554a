import { expect } from 'storybook/test';
import { demoOf, onAPhone } from '#storybook/demo';
import preview from '#storybook/preview';
import { landscape } from '../content/testing/landscape.ts';
import { files, photographed } from '../content/testing/photographed.ts';
import { demo } from './demo.ts';
import sample from './sample/content.json';
import { design } from './Site.tsx';

const meta = preview.meta({ component: demo.Page, ...demoOf('gym-boulder', demo) });

const content = photographed(sample);
const inPhotographs = design.render({ content, files });
const inDrawings = design.render({ content, files, options: { pictures: 'drawn' } });

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

/** With a photograph wherever there can be one, each in the manner of this design. */
export const Photographed = meta.story({
  render: (args) => <inPhotographs.Page {...args} />,
  play: async ({ canvas }) => {
    const [first, ...others] = canvas.getAllByAltText(landscape.alt);
    await expect(first).toHaveAttribute('fetchpriority', 'high');
    for (const other of others) await expect(other).toHaveAttribute('loading', 'lazy');
  },
});

/** The same in a hand. */
export const PhotographedOnAPhone = Photographed.extend(onAPhone);

/** The same with the drawings that stand in for them. */
export const Drawn = meta.story({
  render: (args) => <inDrawings.Page {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryAllByAltText(landscape.alt)).toEqual([]);
  },
});
