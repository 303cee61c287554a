import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { bathHouse } from './ClimateStrip.fixtures.ts';
import { ClimateStrip } from './ClimateStrip.tsx';

const stool = (
  <Drawing viewBox="0 0 200 200" fill="end">
    <path fill={vars.color.paper2} d="M50 110h100v20H50zm10 20h16l-6 70H54zm64 0h16l6 70h-16z" />
  </Drawing>
);

const meta = preview.meta({
  component: ClimateStrip,
  args: {
    heading: bathHouse.heading,
    rooms: bathHouse.rooms.slice(0, 1),
  },
  parameters: { layout: 'fullscreen', states: ['usual', 'keyboard', 'empty'] },
});

/** Three, each warmer than the one before it. */
export const Usual = meta.story({
  tags: ['usual'],
  args: { ...bathHouse, rooms: bathHouse.rooms.map((room) => ({ ...room, figure: stool })) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('listitem').map((room) => room.clientHeight);
    await expect(heights).toEqual(heights.toSorted((one, other) => one - other));
    await expect(canvas.getByRole('link', { name: 'The steam' })).toHaveAttribute('href', '/steam');
  },
});

/** On paint, in a hand: one under the other. */
export const OnAPhone = Usual.extend({
  tags: ['usual'],
  args: { tone: 'secondary' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

/** From room to room. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: bathHouse,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'The plunge' })).toHaveFocus();
  },
});

/** Shut for the summer. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { rooms: [] },
  play: rendersNothing,
});
