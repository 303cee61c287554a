import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Link } from '../../navigation/Link/Link.tsx';
import { SavedLine } from './SavedLine.tsx';

const meta = preview.meta({
  component: SavedLine,
  args: { status: 'saved' as const, children: 'Saved 14:02' },
});

/** All of it is kept. */
export const Saved = meta.story({
  args: { aside: <Link href="/help">Stuck? Ask the shop</Link> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved 14:02');
    await expect(canvas.getByRole('link', { name: 'Stuck? Ask the shop' })).toBeVisible();
  },
});

/** On its way. */
export const Waiting = meta.story({ args: { status: 'waiting', children: 'Saving…' } });

/** Not taken. */
export const Problem = meta.story({
  args: { status: 'problem', children: 'Some of this could not be saved.' },
});
