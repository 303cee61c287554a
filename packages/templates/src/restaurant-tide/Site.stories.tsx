import { expect, within } from 'storybook/test';
import { demoOf, onAPhone } from '#storybook/demo';
import preview from '#storybook/preview';
import { landscape } from '../content/testing/landscape.ts';
import { files, photographed } from '../content/testing/photographed.ts';
import { demo } from './demo.ts';
import sample from './sample/content.json';
import { design } from './Site.tsx';

const meta = preview.meta({ component: demo.Page, ...demoOf('restaurant-tide', demo) });

const content = photographed(sample);
const inPhotographs = design.render({ content, files });
const inDrawings = design.render({ content, files, options: { pictures: 'drawn' } });

/** What a visitor meets first: sky, a harbour, and a way down. */
export const Home = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Supper is down there' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Book a table' })[0]).toHaveAttribute(
      'href',
      '/demos/restaurant-tide/book-a-table/#ask',
    );
    const shallow = canvas.getByRole('heading', { name: 'Mackerel' }).getBoundingClientRect();
    const deep = canvas.getByRole('heading', { name: 'Turbot' }).getBoundingClientRect();
    await expect(shallow.top).toBeLessThan(deep.top);
    await expect(canvas.getByRole('img', { name: /^On the sea bed: an anchor/ })).toBeVisible();
  },
});

/** Home in a hand. */
export const HomeOnAPhone = Home.extend(onAPhone);

/** The whole menu, with what is not there today, and what is in each dish. */
export const Board = meta.story({
  args: { slug: 'board' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'What landed' })).toBeVisible();
    await expect(canvas.getAllByText('Not landed')).toHaveLength(2);
    const menu = within(canvas.getByRole('region', { name: 'What you can swim with' }));
    await userEvent.click(menu.getByRole('checkbox', { name: 'Dairy-free' }));
    await userEvent.click(menu.getByRole('checkbox', { name: 'molluscs' }));
    await expect(menu.getByText('Mackerel')).toBeVisible();
    for (const taken of ['Turbot', 'Squid', 'Leeks on toast'])
      await expect(menu.getByText(taken)).not.toBeVisible();
  },
});

/** Who fishes where. */
export const Boats = meta.story({
  args: { slug: 'boats' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Our Janet' })).toBeVisible();
    await expect(canvas.getByRole('article', { name: 'Denzil has a new rake' })).toBeVisible();
  },
});

/** A day by its tide, and the hours. */
export const Tides = meta.story({
  args: { slug: 'tides' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'We open when they land' })).toBeVisible();
    await expect(canvas.getByRole('table')).toBeVisible();
  },
});

/** The same in a hand. */
export const TidesOnAPhone = Tides.extend(onAPhone);

/** A form to ask for a table. */
export const Book = meta.story({
  args: { slug: 'book' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'How many of you' })).toHaveDisplayValue('2');
    await expect(canvas.getByRole('combobox', { name: 'What time' })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'Telephone' })).toBeRequired();
    await expect(canvas.getByRole('button', { name: 'Ask for this time' })).toBeEnabled();
  },
});

/** How to get there. */
export const FindUs = meta.story({
  args: { slug: 'find-us' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Walk till it’s wet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'On the map' })).toBeVisible();
  },
});

/** An address this site does not have. */
export const NotFound = meta.story({
  args: { slug: 'mermaids' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Lost overboard' })).toBeVisible();
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
