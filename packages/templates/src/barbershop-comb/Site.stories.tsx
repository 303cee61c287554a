import { expect } from 'storybook/test';
import { demoOf, onAPhone } from '#storybook/demo';
import preview from '#storybook/preview';
import { landscape } from '../content/testing/landscape.ts';
import { files, photographed } from '../content/testing/photographed.ts';
import { demo } from './demo.ts';
import sample from './sample/content.json';
import { design } from './Site.tsx';

const meta = preview.meta({ component: demo.Page, ...demoOf('barbershop-comb', demo) });

const content = photographed(sample);
const inPhotographs = design.render({ content, files });
const inDrawings = design.render({ content, files, options: { pictures: 'drawn' } });

/** What a visitor meets first: a comb standing in a great round afro. */
export const Home = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Pick it out.' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Book a chair' })[0]).toHaveAttribute(
      'href',
      '/demos/barbershop-comb/book/',
    );
  },
});

/** Home in a hand. */
export const HomeOnAPhone = Home.extend(onAPhone);

/** What it costs, by the tooth. */
export const Prices = meta.story({
  args: { slug: 'prices' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Count the teeth' })).toBeVisible();
    await expect(canvas.getByText('Box braids').closest('li')).toHaveTextContent('4 hours £120');
    await expect(canvas.getByRole('radio', { name: /^A skin fade £22/ })).toBeChecked();
    const main = canvas.getByRole('navigation', { name: 'Main' });
    await expect(main.querySelector('[aria-current="page"]')).toHaveTextContent('Prices');
  },
});

/** Guards on a rail, and styles on covers. */
export const TheLengths = meta.story({
  args: { slug: 'lengths' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Say a number' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Greatest hits' })).toHaveTextContent('The round');
  },
});

/** Who stands behind the chairs. */
export const TheFamily = meta.story({
  args: { slug: 'family' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Side by side' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /Keziah Shaw in profile/ })).toBeVisible();
  },
});

/** A chair asked for, at a time when somebody stands behind it. */
export const Book = meta.story({
  args: { slug: 'book' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sit down, then' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Telephone' })).toBeRequired();
    await expect(canvas.getByRole('combobox', { name: 'What for' })).toHaveDisplayValue('Shape-up, £10');
    await expect(canvas.getByRole('combobox', { name: 'With whom' })).toHaveDisplayValue('Whoever is free');
    const day = canvas.getByLabelText('Which day');
    await userEvent.type(day, '2031-01-06');
    await expect(canvas.getByText('We are closed on Mondays. Choose another day.')).toBeVisible();
    await userEvent.clear(day);
    await userEvent.type(day, '2031-01-11');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'What time' }), '08:30');
    await expect(day).toBeValid();
    await expect(canvas.getByRole('button', { name: 'Ask for this time' })).toBeEnabled();
  },
});

/** The way there. */
export const FindUs = meta.story({
  args: { slug: 'find-us' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Follow the bass' })).toBeVisible();
    await expect(canvas.getByRole('table')).toHaveTextContent('Monday');
  },
});

/** An address this site does not have. */
export const NotFound = meta.story({
  args: { slug: 'perms' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Too much off' })).toBeVisible();
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
