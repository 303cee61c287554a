import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { SiteHeaderHalves } from './SiteHeaderHalves.tsx';

const link = (label: string) => ({ label, href: `/${label.toLowerCase().replaceAll(' ', '-')}` });

const meta = preview.meta({
  component: SiteHeaderHalves,
  args: {
    name: 'Anna',
    homeHref: '/',
    nav: {
      label: 'Main',
      before: [{ ...link('Classes'), current: true }, link('Timetable')],
      after: [link('Prices'), link('Find us')],
      all: Array.from({ length: 24 }, (_, page) => link(`Page ${page + 1}`)),
    },
    labels: { skip: 'Skip to the page', menu: 'Menu' },
  },
  parameters: { layout: 'fullscreen', states: ['many', 'open', 'closed', 'keyboard'] },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" />
      </>
    ),
  ],
});

/** On a phone the links wait behind one word, all of them, and the sheet scrolls. */
export const ManyOnAPhone = meta.story({
  tags: ['many', 'open', 'closed'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getByRole('link', { name: 'Page 24' });
    await expect(last).not.toBeVisible();
    await userEvent.click(canvas.getByText('Menu'));
    await expect(last).toBeVisible();
  },
});

/** Walked through by keyboard alone: the name stands between the links before it and those behind it. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Skip to the page', 'Classes', 'Timetable', 'Anna']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
});
