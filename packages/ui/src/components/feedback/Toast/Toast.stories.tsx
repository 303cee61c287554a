import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { withStoppedClock } from '../../../testing/clock.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Toast, ToastShelf } from './Toast.tsx';

const meta = preview.meta({
  component: Toast,
  args: {
    tone: 'success' as const,
    title: 'Done',
    message: 'Your message has been received, check your email!',
    closeLabel: 'Close',
    duration: 60_000,
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <ToastShelf label="Notices ({hotkey})">
        <Story />
      </ToastShelf>
    ),
  ],
});

const page = within(document.body);

/** It went well. */
export const Success = meta.story({
  play: async ({ userEvent, args }) => {
    await expect(page.getByRole('region', { name: 'Notices (F8)' })).toHaveTextContent(/^Done/);
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** It did not. */
export const Problem = meta.story({
  args: { tone: 'error', title: 'Problem', message: "We couldn't start your payment." },
});

/** Closed by keyboard alone. */
export const KeyboardOnly = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('{F8}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Its time runs out, and it asks to be taken away once. */
export const TimeIsUp = meta.story({
  args: { duration: 3000 },
  render: function Shelf(args) {
    const [told, setTold] = useState(false);
    return (
      <>
        <Button onClick={() => setTold(true)}>Tell</Button>
        {told && <Toast {...args} />}
      </>
    );
  },
  play: ({ canvas, args }) =>
    withStoppedClock(async (pass) => {
      canvas.getByRole('button', { name: 'Tell' }).click();
      await pass(0);
      await pass(2999);
      await expect(args.onClose).not.toHaveBeenCalled();
      await pass(1);
      await expect(args.onClose).toHaveBeenCalledOnce();
    }),
});

/** German, a word without end, the narrowest phone. */
export const LongWords = meta.story({
  args: {
    tone: 'error',
    title: 'Zahlungsfehlermeldung',
    message: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung abgelehnt.',
    closeLabel: 'Schließen',
  },
  globals: { viewport: { value: 'narrow' } },
});

/** A server says far too much: the page under it stays in reach, and so does its own cross. */
export const ManyWords = meta.story({
  args: {
    tone: 'error',
    title: 'Problem',
    message: 'The till is shut, the key is lost and the locksmith is at lunch. '.repeat(40),
  },
  play: async ({ userEvent, args }) => {
    const toast = await page.findByRole('listitem');
    await expect(toast.getBoundingClientRect().height).toBeLessThanOrEqual(innerHeight * 0.4 + 1);
    toast.scrollTop = toast.scrollHeight;
    await expect(page.getByText(/locksmith/).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      toast.getBoundingClientRect().bottom,
    );
    const cross = page.getByRole('button', { name: 'Close' });
    await expect(cross.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await userEvent.click(cross);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** A number to write down, for three seconds. */
export const WordsToKeep = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { message: 'Order LT-4K2M is paid. Quote this number whenever you write to us.' },
});
