import { expect } from 'storybook/test';
import { demoOf, onAPhone } from '#storybook/demo';
import preview from '#storybook/preview';
import { landscape } from '../content/testing/landscape.ts';
import { files, photographed } from '../content/testing/photographed.ts';
import { demo } from './demo.ts';
import sample from './sample/content.json';
import { design } from './Site.tsx';

const meta = preview.meta({ component: demo.Page, ...demoOf('trainer-volt', demo) });

const content = photographed(sample);
const inPhotographs = design.render({ content, files });
const inDrawings = design.render({ content, files, options: { pictures: 'drawn' } });

/** What a visitor meets first: a word held overhead, then everything in numbers. */
export const Home = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Strong is a skill' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'First session free' })[0]).toHaveAttribute(
      'href',
      '/demos/trainer-volt/first-session/',
    );
  },
});

/** Home in a hand. */
export const HomeOnAPhone = Home.extend(onAPhone);

/** What it costs, by weight. */
export const Prices = meta.story({
  args: { slug: 'prices' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Load the bar' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^One session £45/ })).toBeChecked();
    const main = canvas.getByRole('navigation', { name: 'Main' });
    await expect(main.querySelector('[aria-current="page"]')).toHaveTextContent('Prices');
  },
});

/** When to come. */
export const Timetable = meta.story({
  args: { slug: 'timetable' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'The week' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Sat' })).toHaveTextContent(
      '09:30 Bar School, Beginners only',
    );
  },
});

/** What is done there, and how each begins. */
export const TheLifts = meta.story({
  args: { slug: 'the-lifts' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Four lifts. That’s the list.' }),
    ).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Hinge' })).toHaveTextContent('8 kg to begin');
  },
});

/** Who will be watching. */
export const About = meta.story({
  args: { slug: 'about' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'I used to be the one holding the coats' }),
    ).toBeVisible();
  },
});

/** The one thing every page leads to. */
export const Start = meta.story({
  args: { slug: 'start' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'The first one’s free' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Telephone' })).toBeRequired();
    await expect(canvas.getByRole('combobox', { name: 'What for' })).toHaveDisplayValue('One to one, £45');
    await expect(canvas.getByRole('combobox', { name: 'What time' })).toBeRequired();
    await expect(canvas.getByRole('button', { name: 'Ask for this time' })).toBeEnabled();
  },
});

/** An address this site does not have. */
export const NotFound = meta.story({
  args: { slug: 'spin-class' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nothing on this bar' })).toBeVisible();
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
