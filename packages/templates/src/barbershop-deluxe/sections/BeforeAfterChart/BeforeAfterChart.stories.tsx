import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { shoes } from './BeforeAfterChart.fixtures.ts';
import { BeforeAfterChart } from './BeforeAfterChart.tsx';

const { surface, surfaceDeep, surfaceDeeper, onDeepMuted, spark } = vars.color;

// The left one of a pair from below, toe up: the right one is its reflection.
const sole =
  'M29 22c8 0 13 9 13 21 0 9-5 13-5 21v17c0 8-3 13-9 13s-9-5-9-13V66c0-9-5-13-5-22 0-13 7-22 15-22z';

// What has come off as they come in, and what is put on before they go out.
const repairs = [
  { worn: 'M17 96V86l22-6v16z', mended: 'M21 77h14v6q0 9-7 9t-7-9z' },
  {
    worn: 'M22 33l8-4 6 7-2 9-8 3-6-6z',
    mended: 'M29 25c6 0 10 8 10 18 0 8-4 11-5 18H21c-1-8-5-11-5-18 0-10 6-18 13-18z',
  },
  {
    worn: 'M21 38l9-9 7 6-1 9-7 5-7-2zM22 70l10-3 2 7-8 4zM19 94V86l9 3v5z',
    mended:
      'M29 25c6 0 10 8 10 18 0 8-5 12-5 21v17c0 6-2 10-6 10s-6-4-6-10V66c0-9-6-14-6-22 0-11 6-19 13-19z',
  },
  { worn: 'M12 18h20l-3 7-6 2-2 6-9 2z', mended: 'M17 39c1-9 6-15 12-15 5 0 9 6 10 15z' },
];

const pair = (name: string, { worn, mended } = repairs[0]!) => (
  <Drawing label={`${name}, before and after`} viewBox="0 0 100 100">
    <path fill={onDeepMuted} d={sole} />
    <path fill="none" stroke={surfaceDeeper} strokeWidth="1.5" strokeDasharray="2 3" d={sole} />
    <path fill={surfaceDeep} d={worn} />
    <g transform="matrix(-1 0 0 1 100 0)">
      <path fill="currentColor" d={sole} />
      <path fill={spark} stroke={surface} strokeWidth="1.5" d={mended} />
    </g>
  </Drawing>
);

const drawn = <Item extends { name: string }>(items: readonly Item[]) =>
  items.map((item, place) => ({
    ...item,
    number: place + 1,
    drawing: pair(item.name, repairs[place % repairs.length]),
  }));

const meta = preview.meta({
  component: BeforeAfterChart,
  args: { heading: shoes.heading, items: drawn(shoes.items.slice(0, 1)) },
  parameters: { layout: 'fullscreen', states: ['usual', 'empty', 'keyboard'] },
});

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

/** An empty wall: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { items: [] },
  play: rendersNothing,
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
