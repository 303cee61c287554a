import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { offline } from '../DeskList/DeskList.fixtures.ts';
import { delivered, order, partRefunded, refundAsked, refundFailed } from './DeskOrder.fixtures.ts';
import { DeskOrder } from './DeskOrder.tsx';

const meta = preview.meta({
  component: DeskOrder,
  args: {
    order: { answer: order },
    move: { status: 'idle' as const, onSubmit: fn() },
    refund: { status: 'idle' as const, onSubmit: fn() },
    flag: { busy: false, onLooked: fn() },
  },
  parameters: { layout: 'fullscreen' },
});

/** Paid: work can begin, or the money goes back. */
export const Usual = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Paid');
    await expect(canvas.getByRole('link', { name: 'ada@hargreave.example' })).toHaveAttribute(
      'href',
      'mailto:ada@hargreave.example?subject=AW-7K3M-9QX2',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: /^Note/ }), 'Pictures came');
    await userEvent.click(canvas.getByRole('button', { name: 'Move it on' }));
    const [values] = (args.move.onSubmit as ReturnType<typeof fn>).mock.lastCall as [FormData];
    await expect(Object.fromEntries(values)).toEqual({ status: 'in_progress', note: 'Pictures came' });
  },
});

/** Somebody was quicker: it says how it stands, and what was typed is still there. */
export const Refused = meta.story({
  args: {
    move: {
      status: 'idle',
      problems: { form: 'Impossible change: this order is delivered and cannot become in progress.' },
      onSubmit: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Impossible change/)).toBeVisible();
  },
});

/** On its way. */
export const Moving = meta.story({
  args: { move: { status: 'submitting', onSubmit: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Moving it…' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** The payment is not what was asked for: a person must look. */
export const Flagged = meta.story({
  args: { order: { answer: { ...order, flag: 'amount' } } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('The amount paid is not the amount asked for.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I have looked' }));
    await expect(args.flag.onLooked).toHaveBeenCalledOnce();
  },
});

/** Delivered: only money can go back, all of what is left or a part. */
export const Delivered = meta.story({
  args: { order: { answer: delivered } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Move it on' })).toBeNull();
    const sum = canvas.getByRole('textbox', { name: /^Sum in USD/ });
    await expect(sum).toHaveValue('399.00');
    await userEvent.click(canvas.getByRole('button', { name: 'Refund' }));
    await expect(canvas.getAllByText('Say why the money goes back')[0]).toBeVisible();
    await expect(args.refund.onSubmit).not.toHaveBeenCalled();

    await userEvent.clear(sum);
    await userEvent.type(sum, '49.50');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Why/ }), 'No blog');
    await userEvent.click(canvas.getByRole('button', { name: 'Refund' }));
    const [values] = (args.refund.onSubmit as ReturnType<typeof fn>).mock.lastCall as [FormData];
    await expect(Object.fromEntries(values)).toEqual({ amount: '49.50', note: 'No blog' });
  },
});

/** Work has not begun: the buyer is due all of it, and there is no sum to choose. */
export const RefundOfAll = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Work has not begun: the buyer gets back all of it, $399.')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /^Sum/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Refund' })).toBeVisible();
  },
});

/** On its way to the provider. */
export const RefundSending = meta.story({
  args: { order: { answer: delivered }, refund: { status: 'submitting', onSubmit: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Asking…' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Asked for: the provider has not said that it went back, so nobody was told and nothing more can be asked. */
export const RefundWaiting = meta.story({
  args: { order: { answer: refundAsked } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^\$100 asked for, waiting for the provider\./)).toBeVisible();
    await expect(canvas.getByRole('row', { name: /\$100 Waiting for the provider/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Refund' })).toBeNull();
  },
});

/** The provider refused: why is said in its words, and it may be asked again. */
export const RefundFailed = meta.story({
  args: { order: { answer: refundFailed } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('row', { name: /\$100 Failed .*greater than unrefunded amount/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Refund' })).toBeVisible();
  },
});

/** A part went back: the rest is what can go back now, and the history says who asked for it and why. */
export const PartRefunded = meta.story({
  args: { order: { answer: partRefunded } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Sum in USD/ })).toHaveValue('299.00');
    await expect(
      canvas.getByRole('row', { name: /^Part refund: \$100 .*dora No blog after all/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: /\$100 Returned/ })).toBeVisible();
  },
});

/** More than is left, or the provider is away: said at the field and above it. */
export const RefundRefused = meta.story({
  args: {
    order: { answer: delivered },
    refund: {
      problems: { form: 'At most $399 can go back.', fields: { amount: 'At most $399 can go back' } },
      onSubmit: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Sum in USD/ })).toBeInvalid();
  },
});

/** Left at the till: there is nothing to do here. */
export const Cancelled = meta.story({
  args: {
    order: {
      answer: { ...order, status: 'cancelled', paidAt: null, refundable: 0, paymentEvents: [], mails: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Move it on' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Refund' })).toBeNull();
  },
});

/** A buyer whose words have no end, or would like to be a script. */
export const LongWords = meta.story({
  args: {
    order: {
      answer: {
        ...order,
        customer: {
          name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(280),
          email: order.customer.email,
          business: '<script>alert(1)</script>',
        },
      },
    },
  },
  globals: { viewport: { value: 'narrow' } },
});

/** As the server draws it. */
export const Loading = meta.story({ args: { order: null } });

/** It did not come. */
export const Failed = meta.story({
  args: { order: offline },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection failed.');
    await expect(canvas.getByRole('link', { name: 'Orders' })).toBeVisible();
  },
});
