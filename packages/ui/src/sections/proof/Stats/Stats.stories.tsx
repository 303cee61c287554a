import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { gym, waschsalon } from './Stats.fixtures.ts';
import { Stats } from './Stats.tsx';

const meta = preview.meta({
  component: Stats,
  args: { ...gym, items: gym.items.slice(0, 1) },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** One number that says it all. */
export const One = meta.story({ tags: ['least'] });

/** The three facts people ask for before they ring. */
export const Three = meta.story({
  tags: ['usual'],
  args: gym,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: gym.label })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '6 people at most, so you get looked at',
      '45 minutes, door to door',
      '0 mirrors, shouting or before-and-afters',
    ]);
  },
});

/** More than the band was made for. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    items: [
      ...gym.items,
      ...gym.items.map(({ value, text }) => ({ value, text: `${text}, on Sundays too` })),
    ],
  },
});

/** Long numbers and longer words. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: waschsalon,
  globals: { viewport: { value: 'narrow' } },
});

/** Nothing has been counted yet: nothing is rendered. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

/** Numbers that cannot be counted. */
export const NumbersOfNothing = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    items: [
      { value: '100%', text: 'satisfaction' },
      { value: '24/7', text: 'passion' },
      { value: '1M+', text: 'smiles delivered' },
    ],
  },
});
