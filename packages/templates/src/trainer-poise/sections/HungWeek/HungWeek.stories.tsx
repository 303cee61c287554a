import { expect, within } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { kiteShop, volkshochschule } from './HungWeek.fixtures.ts';
import { HungWeek } from './HungWeek.tsx';

const meta = preview.meta({
  component: HungWeek,
  args: { heading: kiteShop.heading, kinds: kiteShop.kinds, days: kiteShop.days.slice(1, 2) },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** One evening a week is a week too. */
export const OneDay = meta.story({ tags: ['least'] });

/** Three days, two kinds. */
export const Week = meta.story({
  tags: ['usual'],
  args: kiteShop,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const tuesday = canvas.getByRole('list', { name: 'Tuesday' });
    await expect(
      within(tuesday)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['4.00 First kite, Children', '6.30 Two lines, Grown-ups']);
  },
});

/** Looked up on the way there; right to left. */
export const OnAPhone = Week.extend({
  tags: ['usual'],
  globals: { viewport: { value: 'mobile1' }, direction: 'rtl' },
  play: () => {},
});

/** The week is what the page is about. */
export const OpensThePage = meta.story({
  tags: ['usual'],
  args: { ...kiteShop, level: 1, tone: 'tint' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: kiteShop.heading })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Thursday' })).toBeVisible();
  },
});

/** Every day, from morning to night, four kinds. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    kinds: ['Red', 'Blue', 'Yellow', 'White'],
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((name) => ({
      name,
      sessions: ['Red', 'Blue', 'Yellow', 'White'].map((kind, place) => ({
        time: `${9 + place}.30`,
        name: 'Kites',
        kind,
      })),
    })),
  },
  globals: { viewport: { value: 'desktop' } },
});

/** An evening school with long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: volkshochschule,
  globals: { viewport: { value: 'narrow' } },
});

/** A week off: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { days: [] },
  play: rendersNothing,
});
