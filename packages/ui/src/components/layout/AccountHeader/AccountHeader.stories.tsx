import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Text } from '../../../primitives/index.ts';
import { AccountHeader } from './AccountHeader.tsx';

const notice = {
  heading: 'Is this address yours?',
  text: 'Use the link we mailed you.',
  action: { label: 'Send it again', busyLabel: 'Sending…', onClick: fn() },
  done: 'It is on its way.',
};

const meta = preview.meta({
  component: AccountHeader,
  args: { heading: 'Your account book', children: <Text>Two receipts.</Text> },
  parameters: { layout: 'fullscreen' },
});

/** Whose page it is. */
export const Usual = meta.story({
  args: { lead: 'Ada Hargreave' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your account book' })).toHaveTextContent(
      'Ada Hargreave',
    );
  },
});

/** Something is pinned up beside it, with one thing to do. */
export const WithNotice = meta.story({
  args: { notice },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send it again' })).toBeEnabled();
  },
});

/** It can wait for what the page is about, and comes after that. */
export const NoticeLast = meta.story({
  args: { notice, noticeLast: true },
  play: async ({ canvas }) => {
    const order = canvas
      .getByText('Two receipts.')
      .compareDocumentPosition(canvas.getByRole('button', { name: 'Send it again' }));
    await expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

/** It is being done: a second press does nothing. */
export const Busy = meta.story({
  args: { notice: { ...notice, status: 'submitting' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sending…' }));
    await expect(notice.action.onClick).not.toHaveBeenCalled();
  },
});

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  args: {
    heading: 'Kundenkontenführungsbuch',
    lead: 'Donaudampfschifffahrtsgesellschaftskapitänin',
    notice: { ...notice, heading: 'Elektronische Postanschriftsbestätigung' },
  },
  globals: { viewport: { value: 'narrow' } },
});
