import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { asWithoutScript } from '../../../testing/asPrinted.ts';
import { Board } from '#storybook/Board';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  component: IconButton,
  args: { icon: 'cross' as const, label: 'Close', onClick: fn() },
  parameters: { states: ['least', 'usual', 'disabled', 'keyboard'] },
});

/** The least: a picture that every visitor knows, and its word. Without script it is not rendered. */
export const Outlined = meta.story({
  tags: ['least', 'usual'],
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Close' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await asWithoutScript(async () => {
      await expect(canvas.queryByRole('button')).toBeNull();
    });
  },
});

/** At the edge of a field or a card, which has an edge of its own. */
export const Quiet = meta.story({ args: { tone: 'quiet', icon: 'search', label: 'Search' } });

/** Stays down until it is pressed again. */
export const Pressed = meta.story({
  args: { icon: 'heart', label: 'Keep Barbershop Classic' },
  render: function Heart(args) {
    const [pressed, setPressed] = useState(true);
    return <IconButton {...args} pressed={pressed} onClick={() => setPressed(!pressed)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Keep Barbershop Classic', pressed: true });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
  },
});

/** There is nothing before the first, so it is disabled. */
export const Disabled = meta.story({
  tags: ['disabled'],
  args: { icon: 'previous', label: 'Previous picture', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous picture' })).toBeDisabled();
  },
});

/** On a painted board, and on the one bright band. */
export const OnPaint = meta.story({
  render: (args) => (
    <>
      <Board>
        <IconButton {...args} label="Close the board" />{' '}
        <IconButton {...args} icon="play" label="Play" pressed />
      </Board>
      <Board tone="spark">
        <IconButton {...args} label="Close the band" />{' '}
        <IconButton {...args} icon="pause" label="Pause" pressed />
      </Board>
    </>
  ),
});

/** Where the page reads from the right, “next” points left. */
export const FromTheRight = meta.story({
  args: { icon: 'next', label: 'Next picture' },
  globals: { direction: 'rtl' },
});

/** Pressed without a mouse. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

/** A picture that means three things. */
export const PictureToGuess = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { icon: 'waiting', label: 'Opening hours' },
});
