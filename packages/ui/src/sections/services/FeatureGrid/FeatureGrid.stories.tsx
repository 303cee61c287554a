import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { leadsTo } from '../../../testing/leadsTo.ts';
import { everySite, werkstatt } from './FeatureGrid.fixtures.ts';
import { FeatureGrid } from './FeatureGrid.tsx';

const meta = preview.meta({
  component: FeatureGrid,
  args: { heading: everySite.heading, items: everySite.items.slice(0, 1) },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'empty', 'keyboard'],
  },
});

/** One thing it can do, as wide as the wall. */
export const One = meta.story({ tags: ['least'] });

/** A handful, the loudest first. */
export const Usual = meta.story({
  tags: ['usual'],
  args: everySite,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'In every window' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('heading', { level: 3, name: 'Found by name' })).toBeVisible();
    await expect(leadsTo(canvas.getByText('What’s on the ticket is the price.'))).toBe('/pricing');
  },
});

/** A sign that leads on is one stop. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: everySite,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See the windows' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'No small print' })).toHaveFocus();
  },
});

/** A wall full, on a tinted band. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    tone: 'tint',
    items: Array.from({ length: 12 }, (_, sign) => ({
      title: `Sign ${sign + 1}`,
      text: 'Baked twice, and it will outlast the wall.',
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
});

/** German, words without end, the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: werkstatt,
  globals: { viewport: { value: 'narrow' } },
});

/** An empty wall is not rendered. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { items: [] },
  play: rendersNothing,
});

/** Sentences where there should be three words. */
export const SentencesOnSigns = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...everySite,
    items: [
      {
        title: 'Our websites load quickly even on older mobile devices',
        text: 'We make sure that loading times are short on every mobile device.',
      },
      {
        title: 'We take care of your search engine optimisation',
        text: 'Optimisation for search engines is part of our service.',
      },
    ],
  },
});
