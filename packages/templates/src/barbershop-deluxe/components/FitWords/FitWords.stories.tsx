import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { FitWords } from './FitWords.tsx';

const meta = preview.meta({
  component: FitWords,
  args: { fit: 'Rasierpinsel', most: 'title' as const },
  globals: { viewport: { value: 'narrow' } },
});

/** A word the width of its column: smaller, in one piece. */
export const LongWord = meta.story({
  play: async ({ canvas }) => {
    const word = canvas.getByText('Rasierpinsel');
    const { fontSize } = getComputedStyle(word);
    await expect(word.getBoundingClientRect().height).toBeLessThan(Number.parseFloat(fontSize) * 1.6);
  },
});

/** A word no sign-painter would take on: broken, sooner than too small to read. */
export const EndlessWord = meta.story({
  args: { fit: 'Rasiermesserschärfdienstleistungen' },
  play: async ({ canvas }) => {
    const { fontSize } = getComputedStyle(canvas.getByText(/^Rasiermesser/));
    await expect(Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(20);
  },
});
