import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { rennbahn, velodromeCafe } from './Infield.fixtures.ts';
import { Infield } from './Infield.tsx';

const meta = preview.meta({
  component: Infield,
  args: { heading: velodromeCafe.heading },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'keyboard'] },
});

/** A few words, and a long way round them. */
export const HeadingOnly = meta.story({ tags: ['least'] });

/** What to do next, at the end of a page. */
export const WithActions = meta.story({
  tags: ['usual'],
  args: velodromeCafe,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Cake in the middle' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Book a table' })).toHaveAttribute('href', '/tables');
  },
});

/** A drawing on the grass. */
export const WithDrawing = meta.story({
  tags: ['usual'],
  args: {
    ...velodromeCafe,
    drawing: (
      <Drawing viewBox="0 0 200 60">
        <path fill="currentColor" d="M60 20h80l-8 40H68z" />
      </Drawing>
    ),
  },
});

/** It opens a page. */
export const OpensThePage = meta.story({
  tags: ['usual'],
  args: { ...velodromeCafe, level: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Cake in the middle' })).toBeVisible();
  },
});

/** Less round on a phone, so that the corners keep out of the words. */
export const OnAPhone = WithActions.extend({ tags: ['usual'], globals: { viewport: { value: 'mobile1' } } });

/** A racecourse restaurant in longer words. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: rennbahn,
  globals: { viewport: { value: 'narrow' } },
});

/** By keyboard alone. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  args: velodromeCafe,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['See what is baked', 'Book a table']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
});
