import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { bakery, loaf } from './Hero.fixtures.ts';
import { Hero } from './Hero.tsx';

const meta = preview.meta({
  component: Hero,
  args: { heading: bakery.heading },
  parameters: { layout: 'fullscreen' },
});

/** The least an owner may fill in. */
export const HeadingOnly = meta.story();

/** The opening most one-page sites need. */
export const Centred = HeadingOnly.extend({
  args: bakery,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: bakery.heading })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Order for Saturday' })).toHaveAttribute('href', '/order');
  },
});

/** For a business whose work photographs well. */
export const Split = meta.story({ args: { ...bakery, picture: loaf } });

/** The picture may lead on a wide screen, yet is read after the words. */
export const PictureFirst = meta.story({
  args: { ...bakery, picture: { ...loaf, side: 'start' } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    const picture = canvas.getByRole('img', { name: loaf.alt });
    await expect(heading.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

/** The picture never came: its words stand in its place. */
export const MissingPicture = meta.story({
  args: { ...bakery, picture: { ...loaf, src: 'data:image/png;base64,AAAA' } },
});

/** An owner who wrote far too much, seen on a phone. */
export const LongWord = meta.story({
  args: { heading: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung' },
  globals: { viewport: { value: 'mobile1' } },
});
