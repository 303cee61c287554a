import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Mosaic } from '../../components/Mosaic/Mosaic.tsx';
import { fishmonger, wall } from './HeroMosaic.fixtures.ts';
import { HeroMosaic } from './HeroMosaic.tsx';

const meta = preview.meta({
  component: HeroMosaic,
  args: { heading: fishmonger.heading },
  parameters: { layout: 'fullscreen', states: ['usual'] },
});

/** The whole wall, with the words on its plain side. */
export const Mural = meta.story({
  tags: ['usual'],
  args: { ...fishmonger, picture: <Mosaic {...wall} fill="end" />, place: 'wall' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: fishmonger.heading })).toBeVisible();
    await expect(canvas.getByRole('img', { name: wall.label })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(fishmonger.marks.length);
  },
});

/** Under the words, where there is no room beside them. */
export const OnAPhone = Mural.extend({
  tags: ['usual'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const mural = canvas.getByRole('img', { name: wall.label }).getBoundingClientRect();
    const words = canvas.getByRole('link', { name: 'Where we are' }).getBoundingClientRect();
    await expect(mural.top).toBeGreaterThanOrEqual(words.bottom);
  },
});

/** A picture that must not lie behind words has a half of its own. */
export const Beside = Mural.extend({
  tags: ['usual'],
  args: { place: 'beside' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: wall.label }).getBoundingClientRect();
    const words = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(picture.left).toBeGreaterThanOrEqual(words.right);
  },
});
