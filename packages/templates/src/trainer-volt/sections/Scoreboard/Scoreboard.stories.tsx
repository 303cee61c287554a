import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { kanzlei, whiteboard, years } from './Scoreboard.fixtures.ts';
import { Scoreboard } from './Scoreboard.tsx';

const meta = preview.meta({
  component: Scoreboard,
  args: { heading: whiteboard.heading, rows: whiteboard.rows.slice(0, 1) },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** The first result of a new place. */
export const One = meta.story({ tags: ['least'] });

/** Three results and what they meant. */
export const Three = meta.story({
  tags: ['usual'],
  args: whiteboard,
  play: async ({ canvas }) => {
    const [ruth] = canvas.getAllByRole('listitem');
    await expect(within(ruth!).getByRole('blockquote')).toHaveTextContent('I ordered the compost myself');
    await expect(within(ruth!).getByText('Ruth, 61')).toBeVisible();
    await expect(ruth).toHaveTextContent('100 kg');
  },
});

/** Years in place of results: nobody is quoted. */
export const Milestones = meta.story({
  tags: ['usual'],
  args: { heading: 'How we got here', rows: years },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('blockquote')).toBeNull();
    await expect(canvas.getByText('A borrowed van and a ladder from an aunt.')).toBeVisible();
  },
});

/** One under another on a phone. */
export const OnAPhone = Three.extend({ tags: ['usual'], globals: { viewport: { value: 'mobile1' } } });

/** A solicitor with long words. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: kanzlei,
  globals: { viewport: { value: 'narrow' } },
});

/** More results than a board was made for. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    rows: Array.from({ length: 9 }, (_, place) => {
      const row = whiteboard.rows[place % whiteboard.rows.length]!;
      return { ...row, text: `${row.text} (${place + 1})` };
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
  },
});

/** Nothing has been won yet: no heading over nothing. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});
