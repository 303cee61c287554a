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
    await expect(canvas.getAllByRole('link', { name: 'Book' })[0]).toHaveAttribute(
      'href',
      '/demos/trainer-lane/first-lap/#ask',
    );
  }),
);

/** Home on a phone. */
export const HomeOnAPhone = Home.extend({ ...onAPhone, tags: ['nightly'] });

/** The prices, lane by lane. */
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

/** The price list on a phone: in line with the page's heading, and a line leads to a price or is not there. */
export const PricesOnAPhone = Prices.extend({
  ...onAPhone,
  play: async ({ canvas, canvasElement }) => {
    const leftOf = (text: string) => Math.round(canvas.getByText(text).getBoundingClientRect().left);
    await expect(leftOf('Pairs')).toBe(leftOf('Pick a lane'));
    await expect(
      getComputedStyle(canvas.getByText('Under eighteens').parentElement!, '::before').content,
    ).toBe('none');

    // What a bend is laid with lies side by side: of two surfaces, the lower would show along the edge of the upper.
    const bends = [
      ...canvasElement.querySelectorAll<SVGSVGElement>('svg[preserveAspectRatio="none"]'),
    ].filter((drawing) => drawing.getBoundingClientRect().width > 0);
    await expect(bends).toHaveLength(3);
    for (const bend of bends) {
      const [outside, surface, inside] = bend.querySelectorAll('path');
      const laidAt = (x: number, y: number) =>
        [outside, surface, inside].map((path) => path!.isPointInFill(new DOMPoint(x, y)));
      await expect(laidAt(0.5, 0.5)).toEqual([false, false, true]);
      await expect(laidAt(3, 3)).toEqual([false, true, false]);
      await expect(laidAt(5.8, 5.8)).toEqual([true, false, false]);
    }
  },
});

/** The form that every page comes round to. */
export const Start = meta.story(
  page('start', 'The first lap is free', async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Telephone' })).toBeRequired();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  }),
);

/** The form on a phone. */
export const StartOnAPhone = Start.extend({ ...onAPhone, tags: ['nightly'] });

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
