import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { dancing, tanzschule } from './SiteFooterHalves.fixtures.ts';
import { SiteFooterHalves } from './SiteFooterHalves.tsx';

const { name, contact, nav } = dancing;
const meta = preview.meta({
  component: SiteFooterHalves,
  args: { name, contact, nav },
  parameters: { layout: 'fullscreen' },
});

/** The least: a name, its pages and a way to reach it. */
export const NameAndContact = meta.story();

/** A mirror word is drawn once and reflected, and said once. */
export const MirrorWord = meta.story({
  args: dancing,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('Left feet welcome, both of them.');
    await expect(canvas.getByRole('navigation', { name: 'All pages' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '01632 960 733' })).toHaveAttribute(
      'href',
      'tel:+441632960733',
    );
  },
});

/** Half a phone for the pages, half for the address. */
export const OnAPhone = MirrorWord.extend({ globals: { viewport: { value: 'mobile1' } } });

/** A name and an address longer than a narrow phone is wide. */
export const LongWords = meta.story({ args: tanzschule, globals: { viewport: { value: 'narrow' } } });
