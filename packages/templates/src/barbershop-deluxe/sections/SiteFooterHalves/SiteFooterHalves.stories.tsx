import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { dancing } from './SiteFooterHalves.fixtures.ts';
import { SiteFooterHalves } from './SiteFooterHalves.tsx';

const { half: _half, smallPrint: _smallPrint, ...least } = dancing;
const meta = preview.meta({
  component: SiteFooterHalves,
  args: least,
  parameters: { layout: 'fullscreen', states: ['usual', 'keyboard'] },
});

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
