import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { hour, piano } from './PairList.fixtures.ts';
import { PairList } from './PairList.tsx';

const meta = preview.meta({
  component: PairList,
  args: { heading: piano.heading, pairs: piano.pairs.slice(0, 1) },
  parameters: { layout: 'fullscreen', states: ['usual', 'empty'] },
});

/** All answers at once: nothing to open, everything to be found by searching the page. */
export const Questions = meta.story({
  tags: ['usual'],
  args: piano,
  play: async ({ canvas }) => {
    const [question] = canvas.getAllByRole('term');
    const [answer] = canvas.getAllByRole('definition');
    await expect(question).toHaveTextContent('How often should it be tuned?');
    await expect(answer).toHaveTextContent('Twice a year');
  },
});

/** Steps by the clock. */
export const Figures = meta.story({ tags: ['usual'], args: { ...hour, terms: 'figure' } });

/** And where to go from there. */
export const WithActions = meta.story({
  tags: ['usual'],
  args: { ...hour, terms: 'figure', actions: [{ label: 'Book an hour', href: '/book' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Book an hour' })).toHaveAttribute('href', '/book');
  },
});

/** Nobody has asked yet. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { pairs: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});
