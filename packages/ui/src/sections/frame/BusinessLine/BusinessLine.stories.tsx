import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { cobbler } from './BusinessLine.fixtures.ts';
import { BusinessLine } from './BusinessLine.tsx';

const meta = preview.meta({
  component: BusinessLine,
  args: cobbler,
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words'] },
});

/** What it is and where, of a business that has no telephone. */
export const TradeAlone = meta.story({
  tags: ['least'],
  args: { telephone: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cobbler, Whitby')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** What it is, where, and its number. */
export const WithoutHours = meta.story({
  play: async ({ canvas, userEvent }) => {
    const line = within(canvas.getByRole('region', { name: 'At a glance' }));
    await expect(line.getByText('Cobbler, Whitby')).toBeVisible();
    await userEvent.tab();
    await expect(line.getByRole('link', { name: '01947 496 0112' })).toHaveFocus();
  },
});

/** And whether it is open. */
export const WithHours = meta.story({
  tags: ['usual'],
  args: { open: 'Open now, until 5.30' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Open now, until 5.30')).toBeVisible();
  },
});

/** A trade and a town with no end, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    trade: 'Orthopädieschuhmachermeisterbetrieb, Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    open: 'Jetzt geschlossen, öffnet Donnerstag 08:30',
  },
  globals: { viewport: { value: 'narrow' } },
});

/** A line that could hang over any door. */
export const PraiseForATrade = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { trade: 'Your trusted partner since 1987', open: 'Always here for you' },
});
