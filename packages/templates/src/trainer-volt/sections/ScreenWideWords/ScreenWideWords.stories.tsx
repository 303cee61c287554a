import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { arch, kanzlei } from './ScreenWideWords.fixtures.ts';
import { ScreenWideWords } from './ScreenWideWords.tsx';

const meta = preview.meta({
  component: ScreenWideWords,
  args: { lines: ['Strong'] as const },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words'] },
});

/** A name and nothing else. */
export const OneLine = meta.story({ tags: ['least'] });

/** A last word in two lines. It is read as one sentence. */
export const TwoLines = meta.story({
  tags: ['usual'],
  args: arch,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('See you under the arch')).toBeInTheDocument();
  },
});

/** The same on a phone. */
export const OnAPhone = TwoLines.extend({ tags: ['usual'], globals: { viewport: { value: 'mobile1' } } });

/** A word with more letters than the screen has millimetres. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: kanzlei,
  globals: { viewport: { value: 'narrow' } },
});
