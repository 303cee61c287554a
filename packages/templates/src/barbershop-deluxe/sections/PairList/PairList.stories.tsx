import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { hour, klavier, piano } from './PairList.fixtures.ts';
import { PairList } from './PairList.tsx';

const meta = preview.meta({
  component: PairList,
  args: { heading: piano.heading, pairs: piano.pairs.slice(0, 1) },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** One question, one answer. */
export const One = meta.story({ tags: ['least'] });

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

/** On a phone a question lies over its answer; a figure stays beside its own. */
export const OnAPhone = Questions.extend({ tags: ['usual'], globals: { viewport: { value: 'mobile1' } } });

/** Words without end. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: klavier,
  globals: { viewport: { value: 'narrow' } },
});

/** Nobody has asked yet. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { pairs: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

/** Everything that was ever asked. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    pairs: Array.from({ length: 12 }, (_, place) => ({
      ...piano.pairs[place % piano.pairs.length]!,
      term: `${place + 1}. ${piano.pairs[place % piano.pairs.length]!.term}`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(12);
  },
});
