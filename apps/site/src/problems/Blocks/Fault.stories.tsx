import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Fault } from './Fault.tsx';

const meta = preview.meta({
  component: Fault,
  args: { level: 2 as const, onRetry: fn() },
  parameters: { layout: 'fullscreen' },
});

/** A part of a page broke. */
export const Part = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'This part did not work' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** The whole page did not come, as without a connection. */
export const WholePage = meta.story({
  args: { level: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('We couldn’t fetch this page');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
