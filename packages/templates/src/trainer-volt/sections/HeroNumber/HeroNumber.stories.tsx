import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { brauerei, lifts } from './HeroNumber.fixtures.ts';
import { HeroNumber } from './HeroNumber.tsx';

const meta = preview.meta({
  component: HeroNumber,
  args: { number: lifts.number, heading: lifts.heading },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'keyboard'] },
});

/** A number and what it counts. */
export const HeadingOnly = meta.story({ tags: ['least'] });

/** An inner page of a site whose numbers are its pictures. */
export const OneFigure = meta.story({
  tags: ['usual'],
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
export const OnAPhone = OneFigure.extend({ tags: ['usual'], globals: { viewport: { value: 'mobile1' } } });

/** A brewery with a long year and longer words. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: brauerei,
  globals: { viewport: { value: 'narrow' } },
});

/** By keyboard alone: one way on. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  args: lifts,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Learn one for nothing']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
});
