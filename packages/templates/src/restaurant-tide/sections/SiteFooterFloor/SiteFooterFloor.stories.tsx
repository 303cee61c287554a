import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { showCave, tropfstein } from './SiteFooterFloor.fixtures.ts';
import { SiteFooterFloor } from './SiteFooterFloor.tsx';

const stones = (
  <Drawing label="Stalagmites" viewBox="0 0 1200 300" fill="end">
    <path d="M-600 300V250H200l40-150 40 150H700l30-210 30 210H1800v50z" fill={vars.color.paper2} />
  </Drawing>
);

const meta = preview.meta({
  component: SiteFooterFloor,
  args: { lastWord: showCave.lastWord, contact: [], floor: stones },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'empty'] },
});

/** A last word, and what lies there. */
export const LastWord = meta.story({
  tags: ['least', 'empty'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Stalagmites' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

/** How to reach them, and every page again. */
export const AtTheBottom = meta.story({
  tags: ['usual'],
  args: showCave,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Every page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '01632 960771' })).toHaveAttribute(
      'href',
      'tel:+441632960771',
    );
  },
});

/** In a hand. */
export const OnAPhone = AtTheBottom.extend({ tags: ['usual'], globals: { viewport: { value: 'mobile1' } } });

/** From right to left, less far down. */
export const RightToLeft = AtTheBottom.extend({
  tags: ['usual'],
  args: { tone: 'accent' },
  globals: { direction: 'rtl' },
});

/** Cavers with long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: tropfstein,
  globals: { viewport: { value: 'narrow' } },
});
