import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { cafe, gasthaus } from './PinnedNotes.fixtures.ts';
import { PinnedNotes } from './PinnedNotes.tsx';

const meta = preview.meta({
  component: PinnedNotes,
  args: { heading: cafe.heading, notes: cafe.notes.slice(0, 1) },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** One is enough to begin with. */
export const One = meta.story({ tags: ['least'] });

/** A wall of four, the last on brighter paper. */
export const Four = meta.story({
  tags: ['usual'],
  args: cafe,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: cafe.heading })).toBeVisible();
    const notes = canvas.getAllByRole('figure');
    await expect(notes).toHaveLength(4);
    await expect(notes[0]).toHaveTextContent('Sorry about the piano.');
    await expect(notes[0]).toHaveTextContent('Table four');
  },
});

/** One under another, as far as a thumb scrolls. */
export const OnAPhone = meta.story({
  tags: ['usual'],
  args: { ...cafe, tone: 'secondary' },
  globals: { viewport: { value: 'mobile1' } },
});

/** On a painted board. */
export const OnABoard = meta.story({ tags: ['usual'], args: { ...cafe, tone: 'deep' } });

/** A wall that has hung for years. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    notes: Array.from({ length: 11 }, (_, place) => ({
      ...cafe.notes[place % 4]!,
      text: `${cafe.notes[place % 4]!.text} (${place + 1})`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(11);
  },
});

/** An inn's visitors, a narrow phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: gasthaus,
  globals: { viewport: { value: 'narrow' } },
});

/** Nobody has written yet: no wall. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { notes: [] },
  play: rendersNothing,
});
