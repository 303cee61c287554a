import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Board } from '#storybook/Board';
import { Lettering } from './Lettering.tsx';

const meta = preview.meta({
  component: Lettering,
  args: { level: 1 as const, size: 'poster' as const, children: 'Ride in. *Roll out.*' },
  decorators: [
    (Story) => (
      <Board tone="accent">
        <Story />
      </Board>
    ),
  ],
});

/** A word to a line, beside a drawing. */
export const Poster = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ride in. Roll out.' })).toBeVisible();
  },
});

/** From edge to edge of a wall. */
export const Wall = meta.story({ args: { size: 'wall', children: 'Kerb to kerb' } });

/** Two or three words to a line. */
export const Hoarding = meta.story({ args: { size: 'hoarding' } });

/** Across a page behind the first. */
export const Banner = meta.story({ args: { size: 'banner' } });

/** At the foot of a page, in a column. */
export const Sign = meta.story({ args: { size: 'sign', level: 2 } });

/** Nine letters are drawn smaller than five. */
export const MiddlingWords = meta.story({ args: { children: 'Everything *mended*' } });

/** Six wide letters still stand on one line. */
export const WideWord = meta.story({
  args: { children: 'WOMBAT' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'WOMBAT' });
    const { fontSize } = getComputedStyle(heading);
    await expect(heading.offsetHeight).toBeLessThan(Number.parseFloat(fontSize) * 1.5);
  },
});

/** A word no line could hold. */
export const LongWord = meta.story({
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitän' },
  globals: { viewport: { value: 'narrow' } },
});

/** A sentence as a poster. */
export const Sentence = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { children: 'Everything for your bicycle, from repairs to accessories' },
});
