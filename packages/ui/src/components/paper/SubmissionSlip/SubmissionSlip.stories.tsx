import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { asPrinted, asWithoutScript } from '../../../testing/asPrinted.ts';
import { ground } from '../../../theme/ground.css.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { SubmissionSlip } from './SubmissionSlip.tsx';

const meta = preview.meta({
  component: SubmissionSlip,
  args: {
    heading: 'A stall at the market',
    headingLevel: 3 as const,
    facts: [
      { label: 'From', text: 'Ada Hargreave' },
      { label: 'Email', text: 'ada@example.com', href: 'mailto:ada@example.com' },
      { label: 'Written', text: '20 Nov 2026, 09:30', dateTime: '2026-11-20T09:30:00Z' },
    ],
    text: 'Do you make websites for stalls?\nWe are there on Saturdays.',
    labels: { unfold: 'Read all of it', fold: 'Fold it up' },
  },
  decorators: [
    (Story) => (
      <div className={ground.raised}>
        <Story />
      </div>
    ),
  ],
});

/** A few lines that a visitor wrote. */
export const Short = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'A stall at the market' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'ada@example.com' })).toHaveAttribute(
      'href',
      'mailto:ada@example.com',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Stamped, with something to do about it. */
export const WithActions = meta.story({
  args: { stamp: { label: 'Unread', tone: 'due' }, actions: <Button size="small">I have read it</Button> },
});

/** The action failed: it says why. */
export const Refused = WithActions.extend({
  args: { problem: 'The connection failed. Check it and try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection failed.');
  },
});

/** Ten thousand characters without a space that would like to be a script: laid out, and never run. */
export const Long = meta.story({
  args: {
    heading: '<script>alert(1)</script>'.repeat(6),
    text: `<script>alert(1)</script>${'Grundstück'.repeat(1000)}`,
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const end = canvas.getByText(/Grundstück$/);
    await expect(end).not.toBeVisible();
    for (const shownAs of [asPrinted, asWithoutScript])
      await shownAs(async () => {
        await expect(end).toBeVisible();
        await expect(canvas.getByText('…')).not.toBeVisible();
      });

    await expect(canvas.getByRole('button', { name: 'Read all of it', expanded: false })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(end).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Fold it up', expanded: true })).toHaveFocus();
  },
});

/** Written from right to left, on a slip that is not. */
export const RightToLeft = meta.story({
  args: { heading: 'متجر على الزاوية', text: 'هل تصنعون مواقع للأكشاك في السوق؟' },
});
