import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { FitWords } from './FitWords.tsx';

const meta = preview.meta({ component: FitWords, args: { fit: 'Prices', most: 'title' as const } });

/** One word, as large as may be. */
export const Word = meta.story();

/** Several: the longest decides. */
export const Words = meta.story({ args: { fit: 'Shaves and beards' } });

/** A word that no sign-painter would take on: smaller, never broken. */
export const EndlessWord = meta.story({
  args: { fit: 'Rasiermesserschärfdienst' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const word = canvas.getByText('Rasiermesserschärfdienst');
    const { lineHeight } = getComputedStyle(word);
    await expect(word.getBoundingClientRect().height).toBeLessThan(Number.parseFloat(lineHeight) * 1.5);
  },
});
