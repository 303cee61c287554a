import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { brauerei, lifts } from './HeroNumber.fixtures.ts';
import { HeroNumber } from './HeroNumber.tsx';

const meta = preview.meta({
  component: HeroNumber,
  args: { number: lifts.number, heading: lifts.heading },
  parameters: { layout: 'fullscreen' },
});

/** A number and what it counts. */
export const HeadingOnly = meta.story();

/** An inner page of a site whose numbers are its pictures. */
export const OneFigure = meta.story({
  args: lifts,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: lifts.heading })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Learn one for nothing' })).toHaveAttribute(
      'href',
      '/start',
    );
  },
});

/** A price is a number too. */
export const Price = meta.story({ args: { number: '£0', heading: 'The first one is on the house' } });

/** Words above, number below, on a phone. */
export const OnAPhone = OneFigure.extend({ globals: { viewport: { value: 'mobile1' } } });

/** A brewery with a long year and longer words. */
export const LongWords = meta.story({ args: brauerei, globals: { viewport: { value: 'narrow' } } });
