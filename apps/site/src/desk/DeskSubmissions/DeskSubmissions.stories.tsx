import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { nothing, pageOf, view } from '../DeskList/DeskList.fixtures.ts';
import { arabic, endless, quote, stall } from './DeskSubmissions.fixtures.ts';
import { DeskSubmissions } from './DeskSubmissions.tsx';

const meta = preview.meta({
  component: DeskSubmissions,
  args: { kind: 'messages' as const, list: pageOf([stall, arabic, endless]), view, onMove: fn() },
  parameters: { layout: 'fullscreen' },
});

/** Messages from the night, in any script and of any length; nothing in them is executed. */
export const Usual = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const submission = within(canvas.getByRole('article', { name: 'A stall at the market' }));
    await expect(submission.getByRole('link', { name: 'Answer by mail' })).toHaveAttribute(
      'href',
      'mailto:ada@hargreave.example?subject=Re%3A%20A%20stall%20at%20the%20market',
    );
    await userEvent.click(submission.getByRole('button', { name: 'I have read it' }));
    await expect(args.onMove).toHaveBeenLastCalledWith('stall', 'read');
  },
});

/** Requests for work that is not in the catalogue. */
export const Quotes = meta.story({
  args: { kind: 'quotes', list: pageOf([quote]) },
  play: async ({ canvas, userEvent, args }) => {
    const submission = within(canvas.getByRole('article', { name: 'Lighthouse museum' }));
    await userEvent.click(submission.getByRole('button', { name: 'It is answered' }));
    await expect(args.onMove).toHaveBeenLastCalledWith('quote', 'answered');
  },
});

/** The honeypot was filled in: the submission is kept and marked, for a person may have sent it all the same. */
export const Suspicious = meta.story({
  args: { list: pageOf([{ ...stall, suspicious: true }, arabic]) },
  play: async ({ canvas }) => {
    const marked = within(canvas.getByRole('article', { name: 'A stall at the market' }));
    await expect(marked.getByText('Looks automatic')).toBeVisible();
    await expect(marked.getByRole('link', { name: 'Answer by mail' })).toBeVisible();
    await expect(canvas.getAllByText('Looks automatic')).toHaveLength(1);
  },
});

/** A change failed: the reason stands beside the submission. */
export const ChangeFailed = meta.story({
  args: { problem: { id: 'stall', message: 'That was not saved. The connection failed.' } },
  play: async ({ canvas }) => {
    const submission = within(canvas.getByRole('article', { name: 'A stall at the market' }));
    await expect(submission.getByRole('alert')).toHaveTextContent('That was not saved.');
  },
});

/** There are no messages: a link leads to the form. */
export const Empty = meta.story({
  args: { list: nothing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No messages found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the contact form' })).toHaveAttribute(
      'href',
      '/#contact-form',
    );
  },
});

/** There are no requests for a quote. */
export const NoQuotes = meta.story({
  args: { kind: 'quotes' as const, list: nothing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the form for quotes' })).toHaveAttribute(
      'href',
      '/pricing#custom-development',
    );
  },
});
