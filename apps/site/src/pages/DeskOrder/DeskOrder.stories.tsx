import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { offline } from '../DeskList/DeskList.fixtures.ts';
import { delivered, order } from './DeskOrder.fixtures.ts';
import { DeskOrder } from './DeskOrder.tsx';

const meta = preview.meta({
  component: DeskOrder,
  args: {
    order: { answer: order },
    move: { status: 'idle' as const, onSubmit: fn() },
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

/** Delivered: only the money can go back, and that is never chosen by itself. */
export const Delivered = meta.story({
  args: { order: { answer: delivered } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Where it goes' })).toHaveValue('');
  },
});

/** Left at the till: there is nothing to do here. */
export const Cancelled = meta.story({
  args: { order: { answer: { ...order, status: 'cancelled', paidAt: null, paymentEvents: [], mails: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Move it on' })).toBeNull();
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
