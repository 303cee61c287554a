import { brand } from '@awning/content/brand';
import { orders } from '@awning/content/orders/orders';
import type { Order } from '@awning/contract/orders';
import { StatusPanel } from '@awning/ui/sections/StatusPanel';
import { mailTo } from '../../browser/mailTo.ts';
import { price } from '../../format/price.ts';
import { OrderPanel } from '../OrderPanel/OrderPanel.tsx';

export interface ReturnPageProps {
  /** The order the buyer comes back with, if the address names one. */
  returned?: { order: Order; payAction: string; followHref: string; justPaid: boolean };
  catalogueHref: string;
}

/** Where the till sends people back to: says how their order stands, as the server knows it, and what comes next. */
export function ReturnPage({ returned, catalogueHref }: ReturnPageProps) {
  if (!returned)
    return (
      <StatusPanel
        tone="waiting"
        {...orders.unknown}
        actions={[{ label: orders.browse, href: catalogueHref }]}
      />
    );

  const { followHref, ...panel } = returned;
  const { status, reference } = panel.order;
  const follow = { label: orders.follow, href: followHref };
  const { send, subject } = orders.thanks;
  return (
    <OrderPanel
      {...panel}
      text={textOf(panel.order, panel.justPaid)}
      actions={
        status === 'paid'
          ? [follow, { label: send, href: mailTo(brand.email, subject(reference)) }]
          : [follow]
      }
      browseHref={catalogueHref}
    />
  );
}

const listed = new Intl.ListFormat(brand.language);

function textOf({ status, templateName, addOns, total }: Order, justPaid: boolean) {
  const { paid, due, next, promises, receipt } = orders.thanks;
  const goods = listed.format([templateName, ...addOns.map(({ name }) => name)]);
  if (status === 'paid') return [paid(price(total), goods), next, promises, receipt].join('\n');
  if (status === 'pending' && justPaid) return [due(price(total), goods), orders.processing.text].join('\n');
  return undefined;
}
