import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { cancelled, expired, paid, pending } from '../../testing/orders.fixtures.ts';
import { ReturnPage, type ReturnPageProps } from './ReturnPage.tsx';

const back = {
  payAction: '/orders/token/pay',
  followHref: '/orders/token',
  tellHref: '/orders/token/tell/name',
  justPaid: true,
};

/** Over how many lines a word is broken. */
function linesOf(paragraph: HTMLElement, word: string) {
  const [text] = paragraph.childNodes;
  const range = document.createRange();
  const start = paragraph.textContent.indexOf(word);
  range.setStart(text!, start);
  range.setEnd(text!, start + word.length);
  return range.getClientRects().length;
}

const meta = preview.meta({
  component: ReturnPage,
  args: { catalogueHref: '/templates' },
  parameters: { layout: 'fullscreen' },
});

/** Opened without an order, for example from a bookmark. */
export const NobodysOrder = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Which order was it?');
  },
});

/** Paid, and the till has reported it. */
export const Paid = meta.story({
  args: { returned: { order: paid, ...back } },
  play: async ({ canvas }) => {
    const words = canvas.getByRole('status');
    await expect(words).toHaveTextContent('Paid, with thanks');
    await expect(words).toHaveTextContent('You paid $399 for Barbershop Classic and Blog Setup.');
    await expect(words).toHaveTextContent('Order AW-7K3M-9QX2');
    // The next task stands right under the sum paid, before the rest.
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveAccessibleName('Tell us about the shop');
    const [before, after] = [canvas.getByText(/^You paid/), canvas.getByText(/^What happens next/)];
    await expect(before.compareDocumentPosition(first!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(after.compareDocumentPosition(first!)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    await expect(linesOf(canvas.getByText(/^One-time payment/), 'One-time')).toBe(1);
    await expect(words).toHaveTextContent(
      'What happens next: Fill in your name, hours, prices and pictures on the page of your order.',
    );
    await expect(words).toHaveTextContent(
      'Your receipt goes to m…\u2060@hobday.example. If that is mistyped, write to hello@awning.example.',
    );
    await expect(canvas.getByRole('link', { name: 'Follow your order' })).toHaveAttribute(
      'href',
      '/orders/token',
    );
    await expect(canvas.getByRole('link', { name: 'Tell us about the shop' })).toHaveAttribute(
      'href',
      '/orders/token/tell/name',
    );
  },
});

/** Back before the till has reported it: the page says so, and offers no second payment. */
export const Processing = meta.story({
  args: { returned: { order: pending, ...back } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your payment is being processed');
    await expect(canvas.getByRole('status')).toHaveTextContent('$399 for Barbershop Classic and Blog Setup.');
    await expect(canvas.getByRole('status')).not.toHaveTextContent('You paid');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Follow your order' })).toBeVisible();
  },
});

function Till(args: ReturnPageProps) {
  const [order, setOrder] = useState(pending);
  return (
    <>
      <ReturnPage {...args} returned={{ order, ...back }} />
      <button type="button" onClick={() => setOrder(paid)}>
        The till tells us
      </button>
    </>
  );
}

/** The till reports while its buyer looks: the text changes in place, and is announced. */
export const Told = meta.story({
  render: (args) => <Till {...args} />,
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'The till tells us' }));
    await expect(canvas.getByRole('status')).toBe(words);
    await expect(words).toHaveTextContent('Paid, with thanks');
    await expect(words).toHaveTextContent('Ready in 3-5 business days.');
    await expect(words).not.toHaveTextContent('7-14 days');
    await expect(words).toHaveTextContent('One-time payment.');
  },
});

/** Cancelled at the till: nothing was charged, and it can still be paid. */
export const Cancelled = meta.story({
  args: { returned: { order: cancelled, ...back, justPaid: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing was charged.');
    const form = canvas.getByRole('button', { name: 'Pay now' }).closest('form');
    await expect(form).toHaveAttribute('action', '/orders/token/pay');
  },
});

/** The buyer took too long at the till. */
export const Expired = meta.story({
  args: { returned: { order: expired, ...back } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Expired');
    await expect(canvas.getByRole('button', { name: 'Pay now' })).toBeVisible();
  },
});
