import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { kabelwerk, woolShop } from './HeroThread.fixtures.ts';
import { HeroThread } from './HeroThread.tsx';

const needle = (
  <Drawing viewBox="0 0 16 12" fill="middle" reach="over">
    <g fill="none" strokeLinecap="round">
      <path stroke={vars.color.spark} d="M-.1 10H4C9 10 8 5 11 5" strokeLinecap="butt" />
      <path stroke={vars.color.paper4} strokeWidth=".7" d="M3 12 15 1" />
    </g>
  </Drawing>
);

const meta = preview.meta({
  component: HeroThread,
  args: { lines: woolShop.lines },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words'] },
});

/** The thread begins by itself, at the end of its first line. */
export const HeadingOnly = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'By the ball' })).toBeVisible();
  },
});

/** A promise, a reason to believe it, two ways on; the thread comes from a needle. */
export const FromANeedle = meta.story({
  tags: ['usual'],
  args: { ...woolShop, source: needle },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'By the ball' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

/** The same in a hand. */
export const OnAPhone = FromANeedle.extend({
  tags: ['usual'],
  globals: { viewport: { value: 'mobile1' } },
});

/** From right to left the thread begins on the left. */
export const RightToLeft = FromANeedle.extend({ tags: ['usual'], globals: { direction: 'rtl' } });

/** On the page itself rather than on paint. */
export const OnThePage = FromANeedle.extend({ tags: ['usual'], args: { tone: 'plain' } });

/** A layer of cables with long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: { ...kabelwerk, source: needle },
  globals: { viewport: { value: 'narrow' } },
});
