import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = preview.meta({
  component: SegmentedControl,
  args: {
    legend: 'Shown as',
    choices: [
      { value: 'phone', label: 'Phone' },
      { value: 'desktop', label: 'Desktop' },
    ],
    value: 'phone',
    onChoose: fn(),
  },
  render: function Kept({ value: first, onChoose, ...args }) {
    const [value, setValue] = useState(first);
    const choose = (chosen: string) => {
      setValue(chosen);
      onChoose(chosen);
    };
    return <SegmentedControl {...args} value={value} onChoose={choose} />;
  },
});

/** One is chosen by a press, or by the arrow keys. */
export const Usual = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Shown as' })).toBeVisible();
    await userEvent.click(canvas.getByText('Desktop'));
    await expect(args.onChoose).toHaveBeenLastCalledWith('desktop');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Phone', checked: true })).toHaveFocus();
    await expect(args.onChoose).toHaveBeenLastCalledWith('phone');
  },
});

/** German, the narrowest phone. */
export const LongWords = meta.story({
  args: {
    legend: 'Darstellung',
    choices: [
      { value: 'phone', label: 'Mobiltelefonbildschirm' },
      { value: 'desktop', label: 'Schreibtischbildschirm' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
});
