import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { bicycles } from './MinuteBoard.fixtures.ts';
import { MinuteBoard } from './MinuteBoard.tsx';

const [quick] = bicycles.groups;

const meta = preview.meta({
  component: MinuteBoard,
  args: { heading: bicycles.heading, groups: [{ services: quick!.services.slice(0, 1) }] },
  parameters: { layout: 'fullscreen', states: ['usual', 'empty', 'keyboard'] },
});

/** Short jobs and long ones, each with its teeth. */
export const Groups = meta.story({
  tags: ['usual'],
  args: bicycles,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: bicycles.heading })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'While you wait' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Puncture New tube and all 15 min £12',
      'Brake pads One wheel, rim or disc 20-odd min £18',
      'Full service Every bearing, every bolt 2½ hours £95',
      'Wheel built 2 hours £70',
    ]);
  },
});

/** The prices are what the page is about. */
export const OpensThePage = meta.story({
  tags: ['usual'],
  args: { ...bicycles, level: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: bicycles.heading })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'While you wait' })).toBeVisible();
  },
});

/** Nothing on the board: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { groups: [{ name: 'Soon', services: [] }] },
  play: rendersNothing,
});

/** By keyboard alone: the way on, and nothing before it. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  args: bicycles,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Book a stand' })).toHaveFocus();
  },
});
