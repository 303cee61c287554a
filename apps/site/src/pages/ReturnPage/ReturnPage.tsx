import { orders } from '@awning/content/orders';
import type { Order } from '@awning/contract/orders';
import { StatusPanel } from '@awning/ui/sections/StatusPanel';
import { OrderPanel } from '../OrderPanel/OrderPanel.tsx';

export interface ReturnPageProps {
  /** The order the buyer comes back with, if the address names one. */
  returned?: { order: Order; payAction: string; followHref: string; justPaid: boolean };
  catalogueHref: string;
}

/** Where the till sends people back to: says how their order stands, as the server knows it. */
export function ReturnPage({ returned, catalogueHref }: ReturnPageProps) {
  if (returned) return <OrderPanel {...returned} browseHref={catalogueHref} />;

  return (
    <StatusPanel
      tone="waiting"
      {...orders.unknown}
      actions={[{ label: orders.browse, href: catalogueHref }]}
    />
  );
}
