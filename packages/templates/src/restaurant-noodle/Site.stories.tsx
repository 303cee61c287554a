import { expect } from 'storybook/test';
import { demoOf, onAPhone } from '#storybook/demo';
import preview from '#storybook/preview';
import { landscape } from '../content/testing/landscape.ts';
import { files, photographed } from '../content/testing/photographed.ts';
import { demo } from './demo.ts';
import sample from './sample/content.json';
import { design } from './Site.tsx';

const meta = preview.meta({ component: demo.Page, ...demoOf('restaurant-noodle', demo) });

const content = photographed(sample);
const inPhotographs = design.render({ content, files });
const inDrawings = design.render({ content, files, options: { pictures: 'drawn' } });

/** What a visitor meets first: a noodle, and the words it goes round. */
export const Home = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'It’s all one noodle' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Hold two stools' })[0]).toHaveAttribute(
      'href',
      '/demos/restaurant-noodle/find-us/#ask',
    );
    await expect(canvas.getByText('Geoff’s, Thursdays')).toBeVisible();
  },
});

/** Home in a hand. */
export const HomeOnAPhone = Home.extend(onAPhone);

/** Nine bowls, and what goes beside them. */
export const Menu = meta.story({
  args: { slug: 'menu' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nine bowls' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'The birthday' })).toBeVisible();
  },
});

/** How to get there, when, and a form to be sure of a seat. */
export const FindUs = meta.story({
  args: { slug: 'find-us' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Follow the noodle' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Telephone' })).toBeRequired();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
});

/** An address this site does not have. */
export const NotFound = meta.story({
  args: { slug: 'forks' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '404: lost the end' })).toBeVisible();
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
