import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { cancelled, paid, pending } from '../OrderPage/OrderPage.fixtures.ts';
import { ReturnPage } from './ReturnPage.tsx';

const back = { payAction: '/orders/token/pay', followHref: '/orders/token' };

const meta = preview.meta({
  component: ReturnPage,
  args: { catalogueHref: '/templates' },
  parameters: { layout: 'fullscreen' },
});

/** Opened without an order, from a bookmark say. */
export const NobodysOrder = meta.story();

/** Paid, and the till has told us. */
export const Paid = meta.story({
  args: { returned: { order: paid, ...back } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Paid, with thanks');
    await expect(canvas.getByRole('link', { name: 'Follow your order' })).toHaveAttribute(
      'href',
      '/orders/token',
    );
  },
});

/** Back before the till has told us. */
export const StillWaiting = meta.story({ args: { returned: { order: pending, ...back } } });

/** Left by the cancel link. */
export const Cancelled = meta.story({ args: { returned: { order: cancelled, ...back } } });
