import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Board } from '#storybook/Board';
import { LightSwitch } from './LightSwitch.tsx';

const meta = preview.meta({
  component: LightSwitch,
  args: { labels: { on: 'Lights on', off: 'Lights off' }, onSwitch: fn() },
  // It stands on boards alone.
  decorators: [
    (Story) => (
      <Board>
        <Story />
      </Board>
    ),
  ],
});

/** By day it turns the lights on, by pointer as by key. */
export const Day = meta.story({
  globals: { theme: 'day' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Lights on' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSwitch).toHaveBeenCalledTimes(2);
  },
});

/** By night the bulb burns, and it turns them off. */
export const Night = meta.story({
  globals: { theme: 'night' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Lights off' })).toBeVisible();
    await expect(canvas.getByText('Lights on')).not.toBeVisible();
  },
});

/** German, a word without end, the narrowest phone. */
export const LongWords = meta.story({
  args: {
    labels: {
      on: 'Nachtbeleuchtungseinschaltvorrichtungsbedienung',
      off: 'Nachtbeleuchtungsausschaltvorrichtungsbedienung',
    },
  },
  globals: { viewport: { value: 'narrow' } },
});
