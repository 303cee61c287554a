import { expect } from 'storybook/test';
import { demoOf, inPictures, notFound, onAPhone, page } from '#storybook/demo';
import preview from '#storybook/preview';
import { demo } from './demo.ts';
import sample from './sample/content.json';
import { design } from './Site.tsx';

const meta = preview.meta({ component: demo.Page, ...demoOf('gym-boulder', demo) });

const { inPhotographs, inDrawings } = inPictures(design, sample);

/** What a visitor meets first: a wall, somebody on it, and a route down to the mats. */
export const Home = meta.story(
  page('', 'The only hill for miles', async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Start at the bottom' })[0]).toHaveAttribute(
      'href',
      '/demos/gym-boulder/first-time/',
    );
    await expect(canvas.getByRole('region', { name: 'How hard is it?' })).toHaveTextContent('Round holds');
  }),
);

/** Home in a hand. */
export const HomeOnAPhone = Home.extend(onAPhone);

/** What it costs, bolted to the wall. */
export const Prices = meta.story(
  page('prices', 'Fares, please', async ({ canvas }) => {
    const main = canvas.getByRole('navigation', { name: 'Main' });
    await expect(main.querySelector('[aria-current="page"]')).toHaveTextContent('Prices');
  }),
);

/** What happens to somebody who has never done it. */
export const FirstTime = meta.story(
  page('first-time', 'Your first hour', async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Telephone' })).toBeRequired();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  }),
);

/** First time in a hand. */
export const FirstTimeOnAPhone = FirstTime.extend(onAPhone);

/** An address this site does not have. */
export const NotFound = meta.story(notFound('abseiling', 'You have topped out'));

export const Photographed = meta.story(inPhotographs);
export const PhotographedOnAPhone = Photographed.extend(onAPhone);
export const Drawn = meta.story(inDrawings);
