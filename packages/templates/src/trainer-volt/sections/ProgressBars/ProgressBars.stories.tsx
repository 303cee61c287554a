import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { imkerei, squats } from './ProgressBars.fixtures.ts';
import { ProgressBars } from './ProgressBars.tsx';

const meta = preview.meta({
  component: ProgressBars,
  args: { ...squats, bars: squats.bars.slice(0, 1) },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** A beginning. */
export const One = meta.story({ tags: ['least'] });

/** Five moments on the way, the last one bright. */
export const Five = meta.story({
  tags: ['usual'],
  args: squats,
  play: async ({ canvas }) => {
    const bars = canvas.getAllByRole('listitem');
    await expect(bars.map(({ textContent }) => textContent)).toEqual([
      '20 kg Week 1',
      '30 kg Week 3',
      '40 kg Week 6',
      '50 kg Week 9',
      '60 kg Week 12',
    ]);
    const [first, , , , last] = bars.map(({ clientHeight }) => clientHeight);
    await expect(Math.abs(last! / first! - 60 / 20)).toBeLessThan(0.2);
  },
});

/** Side by side on a phone too. */
export const OnAPhone = Five.extend({ tags: ['usual'], globals: { viewport: { value: 'mobile1' } } });

/** A year, month by month. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    unit: '',
    bars: ['J', 'F', 'M', 'A', 'My', 'Jn', 'Jl', 'Au', 'S', 'O', 'N', 'D'].map((label, month) => ({
      label,
      value: 4 + month,
    })),
  },
});

/** The same year on a phone: the bars lie down, a month to a line, and every figure can be read. */
export const ManyOnAPhone = Many.extend({
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

/** A beekeeper who began with nothing, in long words. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: imkerei,
  globals: { viewport: { value: 'narrow' } },
});

/** Nothing was measured yet: nothing is promised. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { bars: [] },
  play: rendersNothing,
});
