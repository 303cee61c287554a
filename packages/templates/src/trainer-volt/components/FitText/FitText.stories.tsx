import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { FitText } from './FitText.tsx';

const meta = preview.meta({ component: FitText, args: { text: 'Strong' } });

/** A word across a page. In any face it is as wide as its column. */
export const Word = meta.story({
  play: async ({ canvasElement }) => {
    const letters = canvasElement.querySelector('text')!.getBoundingClientRect();
    const column = canvasElement.querySelector('svg')!.getBoundingClientRect();
    await expect(Math.abs(letters.width - column.width)).toBeLessThan(column.width * 0.02);
  },
});
