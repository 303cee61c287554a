import { useState } from 'react';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { isPicture } from '#storybook/piecePage/isPicture';
import preview from '#storybook/preview';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { ToastRegion } from '../../../components/feedback/ToastRegion/ToastRegion.tsx';
import { withStoppedClock } from '../../../testing/clock.ts';
import { five, labels, received, refused } from './Toasts.fixtures.ts';
import { Toasts, type ToastsProps } from './Toasts.tsx';

const meta = preview.meta({
  component: Toasts,
  parameters: { states: ['least', 'usual', 'long-words', 'many', 'empty', 'success', 'error', 'keyboard'] },
  args: { toasts: [received] as ToastsProps['toasts'], onDismiss: fn(), labels },
  // A page as an app makes it: the region from the start, the toasts when something has happened. A screenshot cannot
  // press the button, so there they are shown from the start.
  render: function Page({ toasts, onDismiss, labels: words }) {
    const [told, setTold] = useState<ToastsProps['toasts']>(isPicture ? toasts : []);
    return (
      <>
        <ToastRegion />
        <p>
          <Button onClick={() => setTold(toasts)}>Send</Button>
        </p>
        {told.length > 0 && (
          <Toasts
            toasts={told}
            labels={words}
            onDismiss={(id) => {
              onDismiss(id);
              setTold((list) => list.filter((toast) => toast.id !== id));
            }}
          />
        )}
      </>
    );
  },
});

const user = userEvent.setup({ delay: null });
const page = within(document.body);
const send = () => user.click(page.getByRole('button', { name: 'Send' }));
const shown = () => page.queryAllByRole('listitem').map(({ textContent }) => textContent);

/** It worked. Announced once, from a region that was there before it, and gone after three seconds. */
export const Success = meta.story({
  tags: ['least', 'usual', 'success'],
  play: ({ canvas, args }) =>
    withStoppedClock(async (pass) => {
      const region = canvas.getByRole('status');
      await expect(region).toBeEmptyDOMElement();

      await send();
      await expect(canvas.getByRole('status')).toBe(region);
      await expect(region).toHaveTextContent('Done: Your message has been received, check your email!');
      await pass(100);
      const speaking = [...document.querySelectorAll('[role=status], [role=alert], [aria-live]')];
      await expect(speaking.filter(({ textContent }) => textContent)).toEqual([region]);

      await pass(2899);
      await expect(shown()).toEqual(['DoneYour message has been received, check your email!']);
      await pass(1);
      await expect(shown()).toEqual([]);
      await expect(args.onDismiss).toHaveBeenCalledWith(received.id);
      await expect(args.onDismiss).toHaveBeenCalledOnce();
      await expect(region).toBeEmptyDOMElement();
      await send();
    }),
});

/** The page says it too, in its own place: this one is only seen, so that screen readers do not read it twice. */
export const Silent = meta.story({
  tags: ['success'],
  args: { toasts: [{ ...received, silent: true }] },
  play: () =>
    withStoppedClock(async (pass) => {
      await send();
      await pass(100);
      await expect(shown()).toEqual(['DoneYour message has been received, check your email!']);
      await expect(page.getByRole('status')).toBeEmptyDOMElement();
    }),
});

/** It failed: its word and its mark say so, and it is gone after three seconds all the same. */
export const Problem = meta.story({
  tags: ['error'],
  args: { toasts: [refused] },
  play: () =>
    withStoppedClock(async (pass) => {
      await send();
      await expect(page.getByRole('status')).toHaveTextContent(/^Problem: We couldn't start your payment/);
      await pass(3000);
      await expect(shown()).toEqual([]);
      await send();
    }),
});

/** Closed by its cross before its time. */
export const ClosedByHand = meta.story({
  args: { toasts: [received, refused] },
  play: () =>
    withStoppedClock(async (pass) => {
      await send();
      await user.click(page.getAllByRole('button', { name: 'Close' })[0]!);
      await expect(shown()).toEqual([expect.stringMatching(/^Problem/)]);
      await user.click(page.getByRole('button', { name: 'Close' }));
      await pass(0);
      await expect(shown()).toEqual([]);
      await expect(page.getByRole('button', { name: 'Send' })).toHaveFocus();
      await send();
    }),
});

/** Stays for as long as a pointer rests on it, and then for what was left of its time. */
export const Hovered = meta.story({
  play: () =>
    withStoppedClock(async (pass) => {
      await send();
      await pass(2000);
      await user.hover(page.getByRole('listitem'));
      await pass(60_000);
      await expect(shown()).toHaveLength(1);

      await user.unhover(page.getByRole('listitem'));
      await pass(999);
      await expect(shown()).toHaveLength(1);
      await pass(1);
      await expect(shown()).toEqual([]);
      await send();
    }),
});

/** Found by its key, stays while it holds the focus, and gives the focus back to where it came from. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  play: () =>
    withStoppedClock(async (pass) => {
      const sender = page.getByRole('button', { name: 'Send' });
      sender.focus();
      await user.keyboard('{Enter}');
      await user.keyboard('{F8}');
      await user.tab();
      await expect(page.getByRole('listitem')).toHaveFocus();
      await pass(60_000);
      await user.tab();
      await expect(page.getByRole('button', { name: 'Close' })).toHaveFocus();
      await user.keyboard('{Enter}');
      await pass(0);
      await expect(shown()).toEqual([]);
      await expect(sender).toHaveFocus();

      await user.keyboard('{Enter}');
      await expect(shown()).toHaveLength(1);
      await user.keyboard('{Escape}');
      await pass(0);
      await expect(shown()).toEqual([]);
      await user.keyboard('{Enter}');
    }),
});

/** Waits for a visitor who is in another tab. */
export const TabHidden = meta.story({
  play: () =>
    withStoppedClock(async (pass) => {
      const hidden = spyOn(document, 'hidden', 'get').mockReturnValue(true);
      await send();
      await pass(60_000);
      await expect(shown()).toHaveLength(1);

      hidden.mockReturnValue(false);
      document.dispatchEvent(new Event('visibilitychange'));
      await pass(0);
      await pass(2999);
      await expect(shown()).toHaveLength(1);
      await pass(1);
      await expect(shown()).toEqual([]);
      await send();
    }),
});

/** Much happened at once: three are shown, the rest wait, and each has its three seconds. */
export const Many = meta.story({
  tags: ['many'],
  args: { toasts: five },
  play: () =>
    withStoppedClock(async (pass) => {
      await send();
      await expect(shown()).toHaveLength(3);
      await expect(page.getByRole('status').childElementCount).toBe(3);
      await pass(3000);
      await expect(shown()).toEqual(['DoneNumber 4', 'DoneNumber 5']);
      await pass(3000);
      await expect(shown()).toEqual([]);
      await send();
    }),
});

/** Nothing to tell. */
export const Empty = meta.story({ tags: ['empty'], args: { toasts: [] } });

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    toasts: [
      {
        ...refused,
        message: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung abgelehnt.',
      },
    ],
    labels: { ...labels, error: 'Zahlungsfehlermeldung' },
  },
  globals: { viewport: { value: 'narrow' } },
  play: () => withStoppedClock(() => send()),
});

/** Words that no visitor may miss, on a notice that goes by itself. */
export const GoneWithTheDeadline = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    toasts: [
      {
        ...refused,
        message: 'Card refused. Call your bank before 5 pm or order AW-7K2M-41 is cancelled.',
      },
    ],
  },
});
