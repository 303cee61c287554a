import { expect } from 'storybook/test';
import { demoOf, onAPhone } from '#storybook/demo';
import preview from '#storybook/preview';
import { demo } from './demo.ts';

const meta = preview.meta({ component: demo.Page, ...demoOf('trainer-lane') });

/** What a visitor meets first: grass, four lanes and four long shadows. */
export const Home = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Run for the bus. Keep going.' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Run the free one' })[0]).toHaveAttribute(
      'href',
      '/demos/trainer-lane/start/#ask',
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
