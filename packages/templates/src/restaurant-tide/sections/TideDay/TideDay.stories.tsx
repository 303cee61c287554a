import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { ferry, gezeiten } from './TideDay.fixtures.ts';
import { TideDay } from './TideDay.tsx';

const meta = preview.meta({
  component: TideDay,
  args: { heading: ferry.heading, moments: [{ time: '05:50', name: 'High water', level: 9 }] },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** One tide. */
export const OneTide = meta.story({ tags: ['least'] });

/** A day of it: the higher the water, the higher its step. */
export const ADay = meta.story({
  tags: ['usual'],
  args: ferry,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    const high = canvas.getByText('18:15').getBoundingClientRect();
    const low = canvas.getByText('12:00').getBoundingClientRect();
    await expect(high.top).toBeLessThan(low.top);
  },
});

/** In a hand, the day goes down the page. */
export const OnAPhone = meta.story({
  tags: ['usual'],
  args: ferry,
  globals: { viewport: { value: 'mobile1' } },
});

/** Deeper, and from right to left. */
export const RightToLeft = ADay.extend({
  tags: ['usual'],
  args: { tone: 'deep', water: 'secondary' },
  globals: { direction: 'rtl' },
});

/** Every hour that anybody is awake. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    moments: Array.from({ length: 10 }, (_, hour) => ({
      time: `${hour + 10}:00`,
      name: 'The water stands',
      level: hour,
    })),
  },
  globals: { viewport: { value: 'desktop' } },
});

/** A tide office with long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: gezeiten,
  globals: { viewport: { value: 'narrow' } },
});

/** No tide: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { moments: [] },
  play: rendersNothing,
});
