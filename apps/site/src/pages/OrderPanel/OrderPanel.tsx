import { orders } from '@awning/content/orders';
import type { Order } from '@awning/contract/orders';
import { awaitsPayment } from '@awning/shop/order';
import { StatusPanel, type StatusPanelProps } from '@awning/ui/sections/StatusPanel';

export interface OrderPanelProps {
  order: Order;
  /** Where paying for it is asked for. */
  payAction: string;
  browseHref: string;
  /** Its buyer comes from having paid: while the till has not told us, there is nothing to pay again. */
  justPaid?: boolean;
  /** Leads on from here. Default: back to the windows. */
  actions?: StatusPanelProps['actions'];
  /** Said instead of what its status says. */
  text?: string | undefined;
}

/** Says how an order stands and what can be done about it. */
export function OrderPanel({
  order: { status, reference },
  payAction,
  browseHref,
  justPaid = false,
  actions = [{ label: orders.browse, href: browseHref }],
  text,
}: OrderPanelProps) {
  const processing = justPaid && status === 'pending';
  const unpaid = awaitsPayment(status) && !processing;
  const words = processing ? orders.processing : orders.panels[status];

  return (
    <StatusPanel
      tone={toneOf(status)}
      live
      heading={words.heading}
      text={text ?? words.text}
      reference={{ label: orders.reference, text: reference }}
      {...(unpaid && { form: { action: payAction, label: orders.payNow, busyLabel: orders.paying } })}
      actions={actions}
    />
  );
}

function toneOf(status: Order['status']) {
  if (status === 'pending') return 'waiting';
  return awaitsPayment(status) ? 'problem' : 'success';
}
