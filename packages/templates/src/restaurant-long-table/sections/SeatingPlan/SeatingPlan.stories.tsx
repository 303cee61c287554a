import { expect, within } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { bindery, pair, stammtisch } from './SeatingPlan.fixtures.ts';
import { SeatingPlan } from './SeatingPlan.tsx';

const meta = preview.meta({
  component: SeatingPlan,
  args: pair,
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty', 'keyboard'] },
});

/** Two stools, one to be had and not to be booked here. */
export const TwoSeats = meta.story({ tags: ['least'] });

/** Two evenings, one of them full; what is free leads to where it is booked. */
export const TwoSittings = meta.story({
  tags: ['usual', 'keyboard'],
  args: bindery,
  play: async ({ canvas, userEvent }) => {
    const tuesday = canvas.getByRole('list', { name: 'Tuesday, 7 o’clock' });
    await expect(within(tuesday).getAllByRole('listitem')).toHaveLength(12);
    await expect(within(tuesday).getByRole('link', { name: 'Stool 3, free' })).toHaveAttribute(
      'href',
      '/book/tuesday',
    );
    const thursday = canvas.getByRole('list', { name: 'Thursday, 7 o’clock' });
    await expect(within(thursday).queryByRole('link')).toBeNull();
    await userEvent.tab();
    await expect(within(tuesday).getByRole('link', { name: 'Stool 3, free' })).toHaveFocus();
  },
});

/** The bench stood on its end, to be read with a thumb. */
export const OnAPhone = meta.story({
  tags: ['usual'],
  args: bindery,
  globals: { viewport: { value: 'mobile1' } },
});

/** A table for twenty-four. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    ...bindery,
    level: 1,
    tone: 'plain',
    sittings: [{ ...stammtisch.sittings[0]!, name: 'Thursday', summary: 'Three chairs free' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(24);
  },
});

/** A German regulars' table. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: stammtisch,
  globals: { viewport: { value: 'narrow' } },
});

/** No evening is planned: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { sittings: [] },
  play: rendersNothing,
});
