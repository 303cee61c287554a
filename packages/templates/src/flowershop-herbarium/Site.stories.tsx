import { expect } from 'storybook/test';
import { demoOf, onAPhone } from '#storybook/demo';
import preview from '#storybook/preview';
import { landscape } from '../content/testing/landscape.ts';
import { files, photographed } from '../content/testing/photographed.ts';
import { demo } from './demo.ts';
import sample from './sample/content.json';
import { design } from './Site.tsx';

const meta = preview.meta({ component: demo.Page, ...demoOf('flowershop-herbarium', demo) });

const content = photographed(sample);
const inPhotographs = design.render({ content, files });
const inDrawings = design.render({ content, files, options: { pictures: 'drawn' } });

/** What a visitor meets first: a larkspur strapped to a sheet, and a cabinet of everything else. */
export const Home = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Alive this morning' })).toBeVisible();
    await expect(
      canvas.getByRole('heading', { level: 3, name: 'Helenium autumnale Sneezeweed' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'In the press' })).toHaveAttribute(
      'href',
      '/demos/flowershop-herbarium/#press',
    );
  },
});

/** Home in a hand. */
export const HomeOnAPhone = meta.story({
  ...onAPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Alive this morning' })).toBeVisible();
  },
});

/** Everything there is, and one thing there is not. */
export const ThisWeek = meta.story({
  args: { slug: 'this-week' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This week, flat' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { current: 'page' })[0]).toHaveAccessibleName('This week');
    await expect(canvas.getByText(/Sheet wanting since 2017/)).toBeVisible();
  },
});

/** The week in a hand. */
export const ThisWeekOnAPhone = ThisWeek.extend(onAPhone);

/** Where the green door is, and the form to order by. */
export const Visit = meta.story({
  args: { slug: 'visit' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nine, Turnwell Street' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeRequired();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
});

/** An address this cabinet has no sheet for. */
export const NotFound = meta.story({
  args: { slug: 'roses' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sheet wanting' })).toBeVisible();
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
