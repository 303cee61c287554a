import { expect, within } from 'storybook/test';
import { demoOf, inLook, inPictures, notFound, onAPhone, page } from '#storybook/demo';
import preview from '#storybook/preview';
import { demo } from './demo.ts';
import sample from './sample/content.json';
import { design } from './Site.tsx';

const meta = preview.meta({ component: demo.Page, ...demoOf('gym-boulder', demo) });

const { inPhotographs, inDrawings } = inPictures(design, sample);

/** What a visitor meets first: a wall, a climber on it, and a route down to the mats. */
export const Home = meta.story(
  page('', 'The only hill for miles', async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Start at the bottom' })[0]).toHaveAttribute(
      'href',
      '/demos/gym-boulder/first-time/',
    );
    const chart = canvas.getByRole('region', { name: 'How hard is it?' });
    await expect(chart).toHaveTextContent('Round holds');
    // From easy to hard, each on a taller board.
    const heights = within(chart)
      .getAllByRole('listitem')
      .map((grade) => grade.clientHeight);
    await expect(heights).toEqual(heights.toSorted((one, other) => one - other));
    await expect(heights.at(-1)).toBeGreaterThan(heights[0]!);
  }),
);

/** Home on a phone. */
export const HomeOnAPhone = meta.story({ ...onAPhone, tags: ['nightly'] });

/** The prices, bolted to the wall. */
export const Prices = meta.story(
  page('prices', 'Fares, please', async ({ canvas }) => {
    const main = canvas.getByRole('navigation', { name: 'Main' });
    await expect(main.querySelector('[aria-current="page"]')).toHaveTextContent('Prices');
  }),
);

/** The first visit of a beginner. */
export const FirstTime = meta.story(
  page('first-time', 'Your first hour', async ({ canvas }) => {
    // From side to side up the wall.
    const [one, other] = ['Say it’s your first time', 'Learn to fall'].map((name) =>
      canvas.getByRole('heading', { level: 2, name }).getBoundingClientRect(),
    );
    await expect(other!.left).toBeGreaterThan(one!.left);
    await expect(canvas.getByRole('textbox', { name: 'Telephone' })).toBeRequired();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  }),
);

/** First time on a phone. */
export const FirstTimeOnAPhone = meta.story({ args: { slug: 'first-time' }, ...onAPhone, tags: ['nightly'] });

/** An address this site does not have. */
export const NotFound = meta.story(notFound('abseiling', 'You have topped out'));

export const Photographed = meta.story(inPhotographs);
export const PhotographedOnAPhone = Photographed.extend({ ...onAPhone, tags: ['nightly'] });
export const Drawn = meta.story({ ...inDrawings, tags: ['nightly'] });
export const Calm = meta.story({
  ...inLook(design, sample, { palette: 'calm', typefaces: 'narrow' }),
  tags: ['nightly'],
});
export const Night = meta.story({
  ...inLook(design, sample, { palette: 'night', typefaces: 'narrow' }),
  tags: ['nightly'],
});
