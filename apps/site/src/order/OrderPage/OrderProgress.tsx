import { orders } from '@awning/content/orders/orders';
import { statusWord } from '@awning/content/orders/orderStatus';
import type { Order } from '@awning/contract/orders';
import { OrderTimeline, type OrderTimelineProps } from '@awning/ui/sections/OrderTimeline';
import { useOrderDate } from '../../format/useOrderDate.ts';
import { price } from '../../format/price.ts';

export interface OrderProgressProps extends Required<Pick<OrderTimelineProps, 'fold'>> {
  order: Order;
}

/** The progress of an order, and its next step. */
export const OrderProgress = ({ order, fold }: OrderProgressProps) => (
  <OrderTimeline
    heading={orders.timeline.heading}
    headingLevel={2}
    items={stepsOf(order, useOrderDate())}
    note={{ heading: orders.next.heading, text: orders.next[order.status] }}
    labels={orders.timeline.states}
    fold={fold}
  />
);

function stepsOf({ timeline, status, delivery }: Order, tell: ReturnType<typeof useOrderDate>) {
  const { steps, turns } = orders.timeline;
  // A delivered order has no current step, and a partial refund is never the current one.
  const now =
    status === 'delivered'
      ? -1
      : timeline.findLastIndex(({ step, at }) => at !== null && step !== 'part_refunded');

  return timeline.map(({ step, at, whoseTurn, amount }, place) => {
    const state = place === now ? ('current' as const) : at ? ('done' as const) : ('upcoming' as const);
    const { label, text } = steps[step];
    const word = step === 'delivered' && at !== null ? statusWord(step, delivery?.address) : label;
    return {
      label: amount ? `${word}: ${price(amount)}` : word,
      text,
      state,
      date: at === null ? undefined : tell(at),
      whoseTurn: state === 'current' && whoseTurn !== 'nobody' ? turns[whoseTurn] : undefined,
    };
  });
}
