import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { kiteShop, lampenbau } from './HeroMobile.fixtures.ts';
import { HeroMobile } from './HeroMobile.tsx';

const kites = (
  <Drawing label="Two kites in balance" viewBox="0 0 400 360">
    <path d="M200 0v90M60 90h280M60 90v60M340 90v30" stroke="currentColor" strokeWidth="2" fill="none" />
    <path d="M60 150l70 80-70 110-60-110z" fill={vars.color.paper1} />
    <path d="M340 120l40 50-40 60-40-60z" fill={vars.color.paper2} />
  </Drawing>
);

const meta = preview.meta({
  component: HeroMobile,
  args: { lines: kiteShop.lines },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words'] },
});

/** The words alone, hung from the top of the page. */
export const HeadingOnly = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Made for wind' })).toBeVisible();
  },
});

/** A promise, a reason to believe it, two ways on, and a mobile beside them. */
export const WithAMobile = meta.story({
  tags: ['usual'],
  args: { ...kiteShop, drawing: kites },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Two kites in balance' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

/** In a hand, and from right to left. */
export const OnAPhone = WithAMobile.extend({
  tags: ['usual'],
  globals: { viewport: { value: 'mobile1' }, direction: 'rtl' },
  play: () => {},
});

/** On paint. */
export const OnABoard = WithAMobile.extend({ tags: ['usual'], args: { tone: 'deep' }, play: () => {} });

/** A lamp maker with long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: { ...lampenbau, drawing: kites },
  globals: { viewport: { value: 'narrow' } },
});
