import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { ProgressBars } from './ProgressBars.tsx';

const meta = preview.meta({
  component: ProgressBars,
  args: {
    heading: 'A year of honey',
    text: 'Month by month.',
    unit: '',
    bars: ['J', 'F', 'M', 'A', 'My', 'Jn', 'Jl', 'Au', 'S', 'O', 'N', 'D'].map((label, month) => ({
      label,
      value: 4 + month,
    })),
  },
  parameters: { layout: 'fullscreen', states: ['many'] },
});

/** On a phone the bars lie down, a month to a line, and every figure can be read. */
export const ManyOnAPhone = meta.story({
  tags: ['many'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const months = canvas.getAllByRole('listitem');
    const [first, second, last] = [months[0], months[1], months[11]].map((bar) =>
      bar!.getBoundingClientRect(),
    );
    await expect(second!.top).toBeGreaterThanOrEqual(first!.bottom);
    await expect(Math.abs(last!.width / first!.width - 15 / 4)).toBeLessThan(0.4);
    for (const written of canvas.getAllByText(/^\d+$/))
      await expect(parseFloat(getComputedStyle(written).fontSize)).toBeGreaterThanOrEqual(12);
  },
});
