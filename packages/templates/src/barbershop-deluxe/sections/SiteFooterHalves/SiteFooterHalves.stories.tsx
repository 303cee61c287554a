import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { dancing, tanzschule } from './SiteFooterHalves.fixtures.ts';
import { SiteFooterHalves } from './SiteFooterHalves.tsx';

const { half: _half, smallPrint: _smallPrint, ...least } = dancing;
const meta = preview.meta({
  component: SiteFooterHalves,
  args: least,
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'keyboard'] },
});

/** The least: a name, its pages and a way to reach it. */
export const NameAndContact = meta.story({ tags: ['least'] });

/** A mirror word is drawn once and reflected, and said once. */
export const MirrorWord = meta.story({
  tags: ['usual'],
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
export const OnAPhone = MirrorWord.extend({ tags: ['usual'], globals: { viewport: { value: 'mobile1' } } });

/** A name and an address longer than a narrow phone is wide. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: tanzschule,
  globals: { viewport: { value: 'narrow' } },
});

/** A site of two dozen pages, in columns. */
export const Many = MirrorWord.extend({
  tags: ['many'],
  args: {
    nav: {
      label: 'All pages',
      links: Array.from({ length: 24 }, (_, page) => ({ label: `Page ${page + 1}`, href: `/${page}` })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(26);
  },
});

/** By keyboard alone: the pages first. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Classes', 'Timetable']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
});
