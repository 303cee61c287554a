import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Halves, HalvesHead, HalvesRow } from './Halves.tsx';

const meta = preview.meta({ component: Halves, parameters: { layout: 'fullscreen' } });

/** Two texts of different length that begin on one line. */
export const FirstLinesLevel = meta.story({
  args: {
    labelledBy: 'heading',
    children: (
      <>
        <HalvesHead id="heading" heading="By day" />
        <HalvesRow align="start">
          <p>Sandwiches, soup, and a cake for whoever asks before it is gone, which is four o’clock.</p>
          <p>Shut.</p>
        </HalvesRow>
      </>
    ),
  },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const { top } = canvas.getByText('Shut.').getBoundingClientRect();
    await expect(canvas.getByText(/^Sandwiches/).getBoundingClientRect().top).toBe(top);
  },
});
