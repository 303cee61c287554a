import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '../../primitives/index.ts';
import { schuster, shoes } from './BeforeAfterChart.fixtures.ts';
import { BeforeAfterChart } from './BeforeAfterChart.tsx';

const shoe = (name: string) => (
  <Drawing label={`${name}, before and after`} viewBox="0 0 100 100">
    <path fill="currentColor" opacity="0.5" d="M14 70V44l16 4 20 12v20H14z" />
    <path fill="currentColor" d="M50 60l24 8q12 4 12 12H50z" />
  </Drawing>
);
const drawn = <Item extends { name: string }>(items: readonly Item[]) =>
  items.map((item, place) => ({ ...item, number: place + 1, drawing: shoe(item.name) }));

const meta = preview.meta({
  component: BeforeAfterChart,
  args: { heading: shoes.heading, items: drawn(shoes.items.slice(0, 1)) },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty', 'keyboard'] },
});

/** One thing done, and done well. */
export const One = meta.story({ tags: ['least'] });

/** Asked for by number. */
export const Four = meta.story({
  tags: ['usual'],
  args: { ...shoes, items: drawn(shoes.items) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('img', { name: 'Half sole, before and after' })).toBeVisible();
  },
});

/** Some of them, and where the rest hang. */
export const WithActions = Four.extend({
  tags: ['usual'],
  args: { actions: [{ label: 'See the whole chart', href: '/chart' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the whole chart' })).toHaveAttribute('href', '/chart');
  },
});

/** Some of a longer chart keep the numbers they are known by. */
export const SomeOfMany = meta.story({
  tags: ['usual'],
  args: { items: drawn(shoes.items).filter(({ number }) => number % 2 === 0) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.getAttribute('value'))).toEqual([
      '2',
      '4',
    ]);
  },
});

/** Two abreast on a phone. */
export const OnAPhone = Four.extend({ tags: ['usual'], globals: { viewport: { value: 'mobile1' } } });

/** Words without end. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: { ...schuster, items: drawn(schuster.items) },
  globals: { viewport: { value: 'narrow' } },
});

/** A whole wall of them. */
export const Many = meta.story({
  tags: ['many'],
  args: { items: drawn(Array.from({ length: 12 }, (_, place) => ({ name: `Shoe ${place + 1}` }))) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
});

/** An empty wall: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

/** By keyboard alone: the way to the rest. */
export const KeyboardOnly = WithActions.extend({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    for (const name of ['See the whole chart']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
});
