import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '../../../primitives/index.ts';
import { backstube, firstHour, lifts } from './NumberedGrid.fixtures.ts';
import { NumberedGrid } from './NumberedGrid.tsx';

const meta = preview.meta({
  component: NumberedGrid,
  args: { heading: 'How it goes', items: firstHour.items.slice(0, 2) },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** Two things, in their order. */
export const Two = meta.story({ tags: ['least'] });

/** The numbers mean something, so they are the pictures. */
export const NumbersAlone = meta.story({
  tags: ['usual'],
  args: firstHour,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: firstHour.heading })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('heading', { level: 3, name: 'First bar' })).toBeVisible();
    await expect(canvas.getByText('25')).toBeVisible();
  },
});

/** A chart to point at: every second drawing stands on a board, and is drawn in the board's own ink. */
export const WithDrawings = meta.story({
  tags: ['usual'],
  args: {
    heading: 'Three lifts',
    items: lifts.map((lift) => ({
      ...lift,
      drawing: (
        <Drawing label={`Somebody at the ${lift.name.toLowerCase()}`} viewBox="0 0 300 300">
          <path fill="currentColor" d="M60 270V90h180v180h-50V140h-80v130z" />
        </Drawing>
      ),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Somebody at the squat' })).toBeVisible();
    await expect(canvas.getByText('3')).toBeVisible();
  },
});

/** More than one row. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    items: Array.from({ length: 7 }, (_, week) => ({
      name: `Week ${week + 1}`,
      text: 'Two sessions, a day apart.',
    })),
  },
});

/** A bakery with long words. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: backstube,
  globals: { viewport: { value: 'narrow' } },
});

/** Nothing to number: no heading without a list. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

/** Numbers on what has no order. */
export const NumberedValues = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    heading: 'Our values',
    items: [
      { name: 'Quality', text: 'We never compromise.' },
      { name: 'Service', text: 'You are at the centre.' },
      { name: 'Trust', text: 'We keep our promises.' },
    ],
  },
});
