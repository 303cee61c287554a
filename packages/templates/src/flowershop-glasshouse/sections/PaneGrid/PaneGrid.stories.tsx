import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { aquarium } from './PaneGrid.fixtures.ts';
import { PaneGrid } from './PaneGrid.tsx';

const fish = (
  <Drawing label="A fish, looking out" viewBox="0 0 200 160" fill="middle">
    <path fill={vars.color.paper4} d="M-200-200h600v600h-600z" />
    <path fill={vars.color.paper3} d="M40 80q60-70 110 0q-50 70-110 0zm105 0 35-30v60z" />
    <circle cx="70" cy="72" r="7" fill={vars.color.paper4} />
  </Drawing>
);

const meta = preview.meta({
  component: PaneGrid,
  args: { heading: aquarium.heading, items: [{ name: 'Gerald' }] },
  parameters: { layout: 'fullscreen', states: ['usual', 'empty', 'keyboard'] },
});

/** A handful, each with what is to be said of it, the first seen through a round head. */
export const Usual = meta.story({
  tags: ['usual'],
  args: {
    ...aquarium,
    items: aquarium.items.map((item, place) => ({ ...item, ...(place === 0 && { figure: fish }) })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: aquarium.heading })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    await expect(canvas.getByRole('img', { name: 'A fish, looking out' })).toBeVisible();
  },
});

/** On paint, the heading beside a tall pane. */
export const OnPaint = Usual.extend({ tags: ['usual'], args: { tone: 'deep', tall: 'end' } });

/** The one way on, by keyboard. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: aquarium,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Come for lunch' })).toHaveFocus();
  },
});

/** Nothing behind the glass: no wall is built. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { items: [] },
  play: rendersNothing,
});
