import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { mender } from './PriceHalves.fixtures.ts';
import { PriceHalves } from './PriceHalves.tsx';

const meta = preview.meta({
  component: PriceHalves,
  args: { heading: mender.heading, groups: [{ items: [{ name: 'Battery', price: '£8' }] }] },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'empty', 'keyboard'] },
});

/** One thing, one price. */
export const OnePrice = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Battery');
    await expect(canvas.getByRole('definition')).toHaveTextContent('£8');
  },
});

/** Two kinds of work; each is named once aloud, though it is seen twice. */
export const Groups = meta.story({
  tags: ['usual'],
  args: mender,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'What it costs',
      'Watches',
      'Clocks',
    ]);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('£8 While you wait');
  },
});

/** A few of them, and where the rest stand. */
export const WithActions = Groups.extend({
  tags: ['usual'],
  args: { actions: [{ label: 'Every price', href: '/prices' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Every price' })).toHaveAttribute('href', '/prices');
  },
});

/** On two painted grounds. */
export const OnOtherGrounds = Groups.extend({ tags: ['usual'], args: { start: 'accent', end: 'tint' } });

/** The board before it is lettered. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { groups: [], note: 'Bring it in and we will tell you.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bring it in and we will tell you.')).toBeVisible();
    await expect(canvas.queryByRole('term')).toBeNull();
  },
});

/** Not even a note: nothing is headed. */
export const NothingAtAll = meta.story({
  tags: ['empty'],
  args: { groups: [] },
  play: rendersNothing,
});

/** By keyboard alone: the way to the rest. */
export const KeyboardOnly = WithActions.extend({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Every price']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
});
