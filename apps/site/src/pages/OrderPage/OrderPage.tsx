import { brand } from '@awning/content/brand';
import { orders } from '@awning/content/orders';
import type { Order } from '@awning/contract/orders';
import { awaitsPayment } from '@awning/shop/order';
import { OrderSummary } from '@awning/ui/sections/OrderSummary';
import { OrderTimeline } from '@awning/ui/sections/OrderTimeline';
import { OrderPanel } from '../OrderPanel/OrderPanel.tsx';
import { orderDate } from '../../orderDate.ts';
import { price } from '../../shelf.ts';

export interface OrderPageProps {
  order: Order;
  /** Where paying for it is asked for. */
  payAction: string;
  catalogueHref: string;
}

/** Follows an order: how it stands, how far it has come, and its receipt. */
export function OrderPage({ order, payAction, catalogueHref }: OrderPageProps) {
  const { reference, status, templateId, templateName, addOns, total, createdAt } = order;
  const extras = addOns.reduce((sum, addOn) => sum + addOn.price, 0);

  return (
    <>
      <OrderPanel order={order} payAction={payAction} browseHref={catalogueHref} />
      <OrderTimeline
        heading={orders.timeline.heading}
        headingLevel={2}
        steps={stepsOf(order)}
        labels={orders.timeline.states}
      />
      <OrderSummary
        heading={orders.receipt.heading}
        headingLevel={2}
        text={orders.receipt.text}
        shop={{ name: brand.name, tagline: brand.tagline }}
        reference={{ label: orders.reference, text: reference }}
        date={{ label: orders.date, ...orderDate(createdAt) }}
        lines={[
          { id: templateId, name: templateName, price: price(total - extras) },
          ...addOns.map(({ id, name, price: minor }) => ({ id, name, price: price(minor) })),
        ]}
        total={{ label: orders.receipt.total, price: price(total) }}
        stamp={{ label: orders.stamps[status], tone: stampTone(status) }}
        footer={orders.receipt.footer}
        print={{ label: orders.receipt.print }}
      />
    </>
  );
}

function stampTone(status: Order['status']) {
  if (status === 'refunded') return 'void';
  return awaitsPayment(status) ? 'open' : 'good';
}

function stepsOf({ timeline }: Order) {
  const { steps, turns } = orders.timeline;
  const happened = timeline.filter(({ at }) => at !== null).length;

  return timeline.map(({ step, at, whoseTurn }, place) => {
    const state =
      place < happened - 1
        ? ('done' as const)
        : place === happened - 1
          ? ('current' as const)
          : ('upcoming' as const);
    return {
      ...steps[step],
      state,
      ...(at !== null && { date: orderDate(at) }),
      ...(state === 'current' && whoseTurn !== 'nobody' && { whoseTurn: turns[whoseTurn] }),
    };
  });
}
