import { expect } from 'storybook/test';
import { demoOf, onAPhone } from '#storybook/demo';
import preview from '#storybook/preview';
import { demo } from './demo.ts';

const meta = preview.meta({ component: demo.Page, ...demoOf('restaurant-noodle') });

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
