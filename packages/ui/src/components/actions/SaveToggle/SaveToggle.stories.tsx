import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { asWithoutScript } from '../../../testing/asPrinted.ts';
import { Board } from '#storybook/Board';
import { SaveToggle, type SaveToggleProps } from './SaveToggle.tsx';

/** Keeps what was pressed, as a page does. */
function Keeper(props: SaveToggleProps) {
  const [saved, setSaved] = useState(props.saved);
  return (
    <SaveToggle
      {...props}
      saved={saved}
      onSavedChange={(next) => {
        props.onSavedChange(next);
        setSaved(next);
      }}
    />
  );
}

const meta = preview.meta({
  component: SaveToggle,
  render: Keeper,
  args: {
    name: 'Barbershop Classic',
    saved: false,
    onSavedChange: fn(),
    labels: { save: 'Save', saved: 'Saved' },
  },
  parameters: { states: ['least', 'usual', 'long-words', 'keyboard'] },
});

/** Pressed, it is saved and no wider; pressed again, it is not saved. Without script it is not rendered. */
export const NotSaved = meta.story({
  tags: ['least', 'usual'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save Barbershop Classic', pressed: false });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onSavedChange).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveAccessibleName('Saved Barbershop Classic');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button.getBoundingClientRect().width).toBe(width);
    await userEvent.click(button);
    await expect(args.onSavedChange).toHaveBeenLastCalledWith(false);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await asWithoutScript(async () => {
      await expect(canvas.queryByRole('button')).toBeNull();
    });
  },
});

/** It stays down. */
export const Saved = meta.story({
  args: { saved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved')).toBeVisible();
    await expect(canvas.getByText('Save')).not.toBeVisible();
  },
});

/** In a window’s corner: no words, and the heart is filled once it is saved. */
export const Heart = meta.story({
  args: { look: 'heart' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save Barbershop Classic', pressed: false });
    const heart = () => getComputedStyle(button.querySelector('path')!).fill;
    await expect(button.getBoundingClientRect().width).toBe(44);
    await expect(heart()).toBe('none');
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Saved Barbershop Classic');
    await expect(heart()).toBe(getComputedStyle(button).color);
  },
});

/** By keyboard alone: the focus stays where it was. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const button = canvas.getByRole('button', { name: 'Saved Barbershop Classic', pressed: true });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(button).toHaveFocus();
  },
});

/** On a painted board. */
export const OnPaint = meta.story({
  render: (args) => (
    <Board>
      <Keeper {...args} />
      <Keeper {...args} saved />
    </Board>
  ),
});

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    name: 'Friseurmeisterbetriebsgestaltung',
    labels: { save: 'Für später merken', saved: 'Für später vorgemerkt' },
  },
  globals: { viewport: { value: 'narrow' } },
});
