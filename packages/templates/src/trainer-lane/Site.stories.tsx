import { expect } from 'storybook/test';
import { demoOf, onAPhone } from '#storybook/demo';
import preview from '#storybook/preview';
import { landscape } from '../content/testing/landscape.ts';
import { files, photographed } from '../content/testing/photographed.ts';
import { demo } from './demo.ts';
import sample from './sample/content.json';
import { design } from './Site.tsx';

const meta = preview.meta({ component: demo.Page, ...demoOf('trainer-lane', demo) });

const content = photographed(sample);
const inPhotographs = design.render({ content, files });
const inDrawings = design.render({ content, files, options: { pictures: 'drawn' } });

/** What a visitor meets first: grass, four lanes and four long shadows. */
export const Home = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Run for the bus. Keep going.' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Run the free one' })[0]).toHaveAttribute(
      'href',
      '/demos/trainer-lane/first-lap/#ask',
    );
  },
});

/** Home in a hand. */
export const HomeOnAPhone = Home.extend(onAPhone);

/** What it costs, lane by lane. */
export const Prices = meta.story({
  args: { slug: 'prices' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Pick a lane' })).toBeVisible();
    const main = canvas.getByRole('navigation', { name: 'Main' });
    await expect(main.querySelector('[aria-current="page"]')).toHaveTextContent('Prices');
  },
});

/** The one thing every page comes round to. */
export const Start = meta.story({
  args: { slug: 'start' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'The first lap is free' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Telephone' })).toBeRequired();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
});

/** The form in a hand. */
export const StartOnAPhone = Start.extend(onAPhone);

/** An address this site does not have. */
export const NotFound = meta.story({
  args: { slug: 'marathon' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You just missed it' })).toBeVisible();
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
