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

/** What came in overnight, in any script and of any length; nothing in it is run. */
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

/** What was asked for that stands on no shelf. */
export const Quotes = meta.story({
  args: { kind: 'quotes', list: pageOf([quote]) },
  play: async ({ canvas, userEvent, args }) => {
    const submission = within(canvas.getByRole('article', { name: 'Lighthouse museum' }));
    await userEvent.click(submission.getByRole('button', { name: 'It is answered' }));
    await expect(args.onMove).toHaveBeenLastCalledWith('quote', 'answered');
  },
});

/** Filled in where no person looks: kept like the rest, and marked, for it may be a person's all the same. */
export const Suspicious = meta.story({
  args: { list: pageOf([{ ...stall, suspicious: true }, arabic]) },
  play: async ({ canvas }) => {
    const marked = within(canvas.getByRole('article', { name: 'A stall at the market' }));
    await expect(marked.getByText('Looks automatic')).toBeVisible();
    await expect(marked.getByRole('link', { name: 'Answer by mail' })).toBeVisible();
    await expect(canvas.getAllByText('Looks automatic')).toHaveLength(1);
  },
});

/** A change that did not get through: it says why, beside the submission. */
export const ChangeFailed = meta.story({
  args: { problem: { id: 'stall', message: 'That was not saved. The connection failed.' } },
  play: async ({ canvas }) => {
    const submission = within(canvas.getByRole('article', { name: 'A stall at the market' }));
    await expect(submission.getByRole('alert')).toHaveTextContent('That was not saved.');
  },
});

/** No visitor has written: where they would. */
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

/** No visitor has asked for a quote. */
export const NoQuotes = meta.story({
  args: { kind: 'quotes' as const, list: nothing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the form for quotes' })).toHaveAttribute(
      'href',
      '/pricing#custom-development',
    );
  },
});
