import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { seilerei, woolShop } from './SiteFooterThread.fixtures.ts';
import { SiteFooterThread } from './SiteFooterThread.tsx';

const ball = (
  <Drawing viewBox="0 0 22 20" fill="middle" reach="over">
    <circle cx="12" cy="10" r="9.6" fill="none" stroke={vars.color.paper2} strokeWidth=".3" />
    <path
      fill="none"
      stroke={vars.color.spark}
      strokeLinecap="round"
      d="M.4 13H14C18 13 18 16 16 16S15 12.6 17.8 10.1M-.1 13h1"
    />
  </Drawing>
);

const meta = preview.meta({
  component: SiteFooterThread,
  args: { lastWord: woolShop.lastWord, end: ball, contact: woolShop.contact.slice(0, 1) },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'keyboard'] },
});

/** A last word, and where to come. */
export const AddressOnly = meta.story({ tags: ['least'] });

/** Every page again, every way to ask, and the end of the thread. */
export const Usual = meta.story({
  tags: ['usual'],
  args: woolShop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('Cast off');
    await expect(canvas.getByRole('navigation', { name: 'Every page' })).toBeVisible();
  },
});

/** The same in a hand, from right to left. */
export const OnAPhone = Usual.extend({
  tags: ['usual'],
  globals: { direction: 'rtl', viewport: { value: 'mobile1' } },
});

/** Through every link of it. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: woolShop,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Colours' })).toHaveFocus();
  },
});

/** A last word that takes its time. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: seilerei,
  globals: { viewport: { value: 'narrow' } },
});
