import { expect } from 'storybook/test';
import { demoOf, inLook, inPictures, notFound, onAPhone, page } from '#storybook/demo';
import preview from '#storybook/preview';
import { demo } from './demo.ts';
import sample from './sample/content.json';
import { design } from './Site.tsx';

const meta = preview.meta({ component: demo.Page, ...demoOf('trainer-lane', demo) });

const { inPhotographs, inDrawings } = inPictures(design, sample);

/** What a visitor meets first: grass, four lanes and four long shadows. */
export const Home = meta.story(
  page('', 'Run for the bus. Keep going.', async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Run the free one' })[0]).toHaveAttribute(
      'href',
      '/demos/trainer-lane/first-lap/#ask',
    );
  }),
);

/** Home in a hand. */
export const HomeOnAPhone = Home.extend({ ...onAPhone, tags: ['nightly'] });

/** What it costs, lane by lane. */
export const Prices = meta.story(
  page('prices', 'Pick a lane', async ({ canvas }) => {
    const main = canvas.getByRole('navigation', { name: 'Main' });
    await expect(main.querySelector('[aria-current="page"]')).toHaveTextContent('Prices');
    // Each lane starts ahead of the one within.
    const starts = ['One to one', 'Twelve weeks', 'Drop in'].map(
      (name) => canvas.getByText(name).getBoundingClientRect().left,
    );
    await expect(starts).toEqual([...new Set(starts)].toSorted((one, other) => one - other));
  }),
);

/** The one thing every page comes round to. */
export const Start = meta.story(
  page('start', 'The first lap is free', async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Telephone' })).toBeRequired();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  }),
);

/** The form in a hand. */
export const StartOnAPhone = Start.extend(onAPhone);

/** An address this site does not have. */
export const NotFound = meta.story(notFound('marathon', 'You just missed it'));

export const Photographed = meta.story(inPhotographs);
export const PhotographedOnAPhone = Photographed.extend({ ...onAPhone, tags: ['nightly'] });
export const Drawn = meta.story({ ...inDrawings, tags: ['nightly'] });
export const Calm = meta.story({
  ...inLook(design, sample, { palette: 'calm', typefaces: 'fast' }),
  tags: ['nightly'],
});
export const Night = meta.story({
  ...inLook(design, sample, { palette: 'night', typefaces: 'fast' }),
  tags: ['nightly'],
});
