import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { mill, moebelhaus } from './LevelDirectory.fixtures.ts';
import { LevelDirectory } from './LevelDirectory.tsx';

const meta = preview.meta({
  component: LevelDirectory,
  args: { heading: mill.heading, levels: mill.levels.slice(1, 2) },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** One floor. */
export const OneLevel = meta.story({ tags: ['least'] });

/** From the top down; a name leads on where there is more. */
export const Levels = meta.story({
  tags: ['usual'],
  args: mill,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Workshop' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Chairs' })).toHaveAttribute('href', '/chairs');
  },
});

/** What stands on each floor is drawn on it. */
export const WithDrawings = meta.story({
  tags: ['usual'],
  args: {
    ...mill,
    level: 1,
    tone: 'tint',
    levels: mill.levels.map((level) => ({
      ...level,
      drawing: (
        <Drawing label={`A chair on ${level.name}`} viewBox="0 0 400 100">
          <path fill="currentColor" d="M180 10h10v40h40v50h-8V66h-34v34h-8z" />
        </Drawing>
      ),
    })),
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Bargains' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'A chair on Workshop' })).toBeVisible();
  },
});

/** A tower. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    tone: 'deep',
    levels: Array.from({ length: 12 }, (_, floor) => ({
      sign: String(12 - floor),
      name: `Floor ${12 - floor}`,
      text: 'Chairs, and a window.',
    })),
  },
});

/** A long name on a deep floor. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: moebelhaus,
  globals: { viewport: { value: 'narrow' } },
});

/** A building without floors: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { levels: [] },
  play: rendersNothing,
});
