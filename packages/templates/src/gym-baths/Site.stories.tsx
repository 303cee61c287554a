import { expect } from 'storybook/test';
import { demoOf, onAPhone } from '#storybook/demo';
import preview from '#storybook/preview';
import { landscape } from '../content/testing/landscape.ts';
import { files, photographed } from '../content/testing/photographed.ts';
import { demo } from './demo.ts';
import sample from './sample/content.json';
import { design } from './Site.tsx';

const meta = preview.meta({ component: demo.Page, ...demoOf('gym-baths', demo) });

const content = photographed(sample);
const inPhotographs = design.render({ content, files });
const inDrawings = design.render({ content, files, options: { pictures: 'drawn' } });

const page = (slug: string, heading: string) =>
  ({
    args: { slug },
    play: async ({ canvas }: { canvas: { getByRole: (role: 'heading', query: object) => HTMLElement } }) => {
      await expect(canvas.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    },
  }) as const;

/** What a visitor meets first: a diver, a sun, and a row of doors. */
export const Home = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'In you get' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^1 The pool/ })).toHaveAttribute(
      'href',
      '/demos/gym-baths/the-pool/',
    );
    await expect(canvas.getAllByRole('link', { name: 'Day pass' })[0]).toHaveAttribute(
      'href',
      '/demos/gym-baths/find-us/#ask',
    );
    await expect(canvas.getAllByRole('link', { name: '01632 960188' })[0]).toHaveAttribute(
      'href',
      'tel:+441632960188',
    );
  },
});

/** Home in a hand. */
export const HomeOnAPhone = Home.extend(onAPhone);

/** Who is in which lane. */
export const ThePool = meta.story(page('the-pool', 'The pool'));

/** What stands where the second-class pool was. */
export const GymFloor = meta.story(page('gym-floor', 'The gym floor'));

/** The week, a lane for each day. */
export const Classes = meta.story({
  args: { slug: 'classes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Fri' })).toHaveTextContent('19:00 Lamplit swim');
  },
});

/** The week in a hand. */
export const ClassesOnAPhone = Classes.extend(onAPhone);

/** How one learns, and what it costs. */
export const LearnToSwim = meta.story(page('learn-to-swim', 'Learn to swim'));

/** Warm, warmer, then cold. */
export const SteamRooms = meta.story(page('steam-rooms', 'Steam rooms'));

/** Every price. */
export const Memberships = meta.story(page('memberships', 'Memberships'));

/** What to bring and which door. */
export const FirstVisit = meta.story(page('first-visit', 'First visit'));

/** Who works here. */
export const ThePeople = meta.story(page('the-people', 'The people'));

/** Since 1908. */
export const TheBuilding = meta.story(page('the-building', 'The building'));

/** Asked at the window. */
export const Questions = meta.story(page('questions', 'Questions'));

/** The one thing every page leads to. */
export const FindUs = meta.story({
  args: { slug: 'find-us' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Find us' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Telephone' })).toBeRequired();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
});

/** An address this site does not have. */
export const NotFound = meta.story({
  args: { slug: 'the-diving-board' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Somebody pulled the plug' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the first page' })).toHaveAttribute(
      'href',
      '/demos/gym-baths/',
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
