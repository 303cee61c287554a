import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { nothing, pageOf, view } from '../DeskList/DeskList.fixtures.ts';
import { failed, sent } from './DeskMails.fixtures.ts';
import { DeskMails } from './DeskMails.tsx';

const meta = preview.meta({
  component: DeskMails,
  args: { list: pageOf([sent, failed]), view, onResend: fn() },
  parameters: { layout: 'fullscreen' },
});

/** One mail arrived; one was given up: it says why, and can be sent again. */
export const Usual = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('550 5.1.1 No such mailbox here')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Send it again: We have your message/ }));
    await expect(args.onResend).toHaveBeenLastCalledWith('failed');
  },
});

/** The mail is being sent again. */
export const Resending = meta.story({ args: { busy: 'failed' } });

/** The mail could not be sent again. */
export const ChangeFailed = meta.story({
  args: { problem: { id: 'failed', message: 'Only a mail that was given up can be sent again.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only a mail that was given up can be sent again.')).toBeVisible();
  },
});

/** There are no mails yet. */
export const Empty = meta.story({
  args: { list: nothing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Look through the orders' })).toHaveAttribute(
      'href',
      '/dashboard/orders',
    );
  },
});

/** On a phone an address breaks after its @ and before a dot, and nowhere else. */
export const OnAPhone = meta.story({
  args: { list: pageOf([{ ...sent, recipient: 'mo.long@longanddaughters.example' }]) },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const address = canvas.getByText('mo.long@longanddaughters.example');
    const lines = [...address.childNodes].filter((node) => node instanceof Text).map(linesOf);
    await expect(lines).toEqual([1, 1, 1]);
  },
});

function linesOf(text: Text) {
  const range = document.createRange();
  range.selectNodeContents(text);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}
