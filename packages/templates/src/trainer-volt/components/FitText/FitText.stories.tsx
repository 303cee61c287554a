import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { FitText } from './FitText.tsx';

const meta = preview.meta({ component: FitText, args: { text: 'Strong' } });

/** A word across a page. Whatever the face, it is as wide as its column. */
export const Word = meta.story({
  play: async ({ canvasElement }) => {
    const letters = canvasElement.querySelector('text')!.getBoundingClientRect();
    const column = canvasElement.querySelector('svg')!.getBoundingClientRect();
    await expect(Math.abs(letters.width - column.width)).toBeLessThan(column.width * 0.02);
  },
});

/** A round letter that is a thing of the trade. */
export const WithAPiece = meta.story({
  args: { piece: { at: 3, drawing: <circle cx="50" cy="50" r="50" fill="currentColor" /> } },
});

/** A word that no one would paint: smaller, never cut. */
export const EndlessWord = meta.story({
  args: { text: 'Krafttrainingsgerätewartungsvertrag' },
  globals: { viewport: { value: 'narrow' } },
});

/** A number as tall as the box it stands in. */
export const ToHeight = meta.story({
  args: { text: '83', to: 'height' },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', inlineSize: '128px', blockSize: '380px' }}>
        <Story />
      </div>
    ),
  ],
});
