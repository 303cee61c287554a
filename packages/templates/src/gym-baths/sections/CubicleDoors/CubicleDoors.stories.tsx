import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { studios } from './CubicleDoors.fixtures.ts';
import { CubicleDoors } from './CubicleDoors.tsx';

const meta = preview.meta({
  component: CubicleDoors,
  args: { heading: studios.heading, doors: studios.doors.slice(0, 1) },
  parameters: { layout: 'fullscreen', states: ['usual', 'empty'] },
});

/** A row of them, and somebody in the last. */
export const Row = meta.story({
  tags: ['usual'],
  args: studios,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '1 Bindery Books, and people who fold' })).toHaveAttribute(
      'href',
      '#bindery',
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
  },
});

/** Three to a row on a phone: a dozen doors are four rows. */
export const OnAPhone = Row.extend({
  tags: ['usual'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const [first, , third, fourth] = canvas
      .getAllByRole('listitem')
      .map((item) => item.getBoundingClientRect());
    await expect(third?.top).toBe(first?.top);
    await expect(fourth?.top).toBeGreaterThan(third?.top ?? Infinity);
  },
});

/** No doors yet: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { doors: [] },
  play: rendersNothing,
});
