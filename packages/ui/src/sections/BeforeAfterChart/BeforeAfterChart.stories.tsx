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
  parameters: { layout: 'fullscreen' },
});

/** One thing done, and done well. */
export const One = meta.story();

/** Asked for by number. */
export const Four = meta.story({
  args: { ...shoes, items: drawn(shoes.items) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('img', { name: 'Half sole, before and after' })).toBeVisible();
  },
});

/** Some of them, and where the rest hang. */
export const WithActions = Four.extend({
  args: { actions: [{ label: 'See the whole chart', href: '/chart' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the whole chart' })).toHaveAttribute('href', '/chart');
  },
});

/** Some of a longer chart keep the numbers they are known by. */
export const SomeOfMany = meta.story({
  args: { items: drawn(shoes.items).filter(({ number }) => number % 2 === 0) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.getAttribute('value'))).toEqual([
      '2',
      '4',
    ]);
  },
});

/** Two abreast on a phone. */
export const OnAPhone = Four.extend({ globals: { viewport: { value: 'mobile1' } } });

/** Words without end. */
export const LongWords = meta.story({
  args: { ...schuster, items: drawn(schuster.items) },
  globals: { viewport: { value: 'narrow' } },
});
