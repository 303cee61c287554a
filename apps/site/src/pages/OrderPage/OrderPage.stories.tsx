import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { cancelled, paid, pending } from './OrderPage.fixtures.ts';
import { OrderPage } from './OrderPage.tsx';

const meta = preview.meta({
  component: OrderPage,
  args: { order: pending, payAction: '/orders/token/pay', catalogueHref: '/templates' },
  parameters: { layout: 'fullscreen' },
});

/** Placed and not paid for: it can still be. */
export const Unpaid = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Waiting for your payment');
    await expect(canvas.getByRole('button', { name: 'Pay now' })).toBeVisible();
  },
});

/** Paid: the receipt is stamped, and the next step is the shop's. */
export const Paid = meta.story({
  args: { order: paid },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Paid, with thanks');
    await expect(canvas.queryByRole('button', { name: 'Pay now' })).not.toBeInTheDocument();
    await expect(canvas.getAllByText('AW-7K3M-9QX2')[0]).toBeVisible();
  },
});

/** Left at the till by its cancel link. */
export const Cancelled = meta.story({
  args: { order: cancelled },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pay now' })).toBeVisible();
  },
});

/** Delivered, some days later. */
export const Delivered = meta.story({
  args: {
    order: {
      ...paid,
      status: 'delivered',
      timeline: paid.timeline.map((step) => ({ ...step, at: step.at ?? '2026-11-25T16:00:00.000Z' })),
    },
  },
});
