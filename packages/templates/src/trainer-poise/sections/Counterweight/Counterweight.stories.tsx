import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { kiteShop, lampenbau } from './Counterweight.fixtures.ts';
import { Counterweight } from './Counterweight.tsx';

const meta = preview.meta({
  component: Counterweight,
  args: { heading: kiteShop.heading },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words'] },
});

/** A last word. */
export const HeadingOnly = meta.story({ tags: ['least'] });

/** A last word, a reason and two ways on. */
export const WithActions = meta.story({
  tags: ['usual'],
  args: kiteShop,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: kiteShop.heading })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

/** In a hand the weight lies under the words; right to left. */
export const OnAPhone = WithActions.extend({
  tags: ['usual'],
  globals: { viewport: { value: 'mobile1' }, direction: 'rtl' },
  play: () => {},
});

/** On paint, with another shape. */
export const OnPaint = WithActions.extend({
  tags: ['usual'],
  args: { tone: 'secondary', weight: { shape: 'kidney', paint: 'paper2' } },
  play: () => {},
});

/** A lamp maker with long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: lampenbau,
  globals: { viewport: { value: 'narrow' } },
});
