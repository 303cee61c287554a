import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { cafe } from './PinnedNotes.fixtures.ts';
import { PinnedNotes } from './PinnedNotes.tsx';

const meta = preview.meta({
  component: PinnedNotes,
  args: { heading: cafe.heading, notes: cafe.notes.slice(0, 1) },
  parameters: { layout: 'fullscreen', states: ['usual', 'empty'] },
});

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

/** On a painted board. */
export const OnABoard = meta.story({ tags: ['usual'], args: { ...cafe, tone: 'deep' } });

/** Nobody has written yet: no wall. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { notes: [] },
  play: rendersNothing,
});
