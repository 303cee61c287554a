import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { binnenschiffer, canalBoats } from './SiteHeaderWaterline.fixtures.ts';
import { SiteHeaderWaterline } from './SiteHeaderWaterline.tsx';

const barge = (
  <Drawing viewBox="0 0 600 200">
    <path d="M60 120h480l-30 80H90z" fill={vars.color.paper1} />
    <path d="M140 70h280v50H140z" fill={vars.color.paper3} />
  </Drawing>
);

const { heading, name, homeHref, nav, labels } = canalBoats;

const meta = preview.meta({
  component: SiteHeaderWaterline,
  args: { heading, name, homeHref, nav, labels },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'empty', 'keyboard'] },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" />
      </>
    ),
  ],
});

/** Any page: what it is, and the ways to the others. */
export const AnyPage = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Four miles an hour' });
    const ways = canvas.getByRole('navigation', { name: 'Main' });
    await expect(ways.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      title.getBoundingClientRect().bottom,
    );
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Home');
  },
});

/** The first page of a site: much above the line, and something on it. */
export const OpensTheSite = meta.story({
  tags: ['usual'],
  args: { ...canalBoats, height: 'high', scene: barge },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Take one out' })).toHaveAttribute('href', '/hire');
  },
});

/** The same in a hand: what stands on the line stands over the words. */
export const OnAPhone = OpensTheSite.extend({ tags: ['usual'], globals: { viewport: { value: 'mobile1' } } });

/** From right to left, by another light. */
export const RightToLeft = OpensTheSite.extend({
  tags: ['usual'],
  args: { tone: 'deep', surface: 'accent' },
  globals: { direction: 'rtl' },
});

/** The first thing a keyboard reaches is the way past the links. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to the page' });
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(skip).toHaveAttribute('href', '#main');
    // Out of the way again for what it stood before.
    await userEvent.tab();
    await expect(skip.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  },
});

/** A shipping office with long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: { ...binnenschiffer, height: 'high', scene: barge },
  globals: { viewport: { value: 'narrow' } },
});

/** One page and no others: there is a name and a heading, and no line of ways. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { nav: { label: 'Main', links: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});
