import { brand } from '@awning/content/brand';
import { orders } from '@awning/content/orders/orders';
import { promises } from '@awning/content/promises';
import type { Order } from '@awning/contract/orders';
import { StatusPanel } from '@awning/ui/sections/StatusPanel';
import { price } from '../../format/price.ts';
import { OrderPanel } from '../OrderPanel/OrderPanel.tsx';
import { readyWords } from '../readyWords.ts';

export interface ReturnPageProps {
  /** The order of the returning buyer, if the address names one. */
  returned?:
    | { order: Order; payAction: string; followHref: string; tellHref: string; justPaid: boolean }
    | undefined;
  /** The address of the shelf. */
  catalogueHref: string;
}

/** The page to which the till returns buyers: the state of their order, as the server knows it, and the next step. */
export function ReturnPage({ returned, catalogueHref }: ReturnPageProps) {
  if (!returned)
    return (
      <StatusPanel
        tone="waiting"
        {...orders.unknown}
        actions={[{ label: orders.browse, href: catalogueHref }]}
      />
    );

  const { followHref, tellHref, ...panel } = returned;
  const { status } = panel.order;
  if (panel.order.upgrades) return <OrderPanel {...panel} browseHref={catalogueHref} />;

  const follow = { label: orders.follow, href: followHref };
  return (
    <OrderPanel
      {...panel}
      {...saidOf(panel.order, panel.justPaid)}
      actions={status === 'paid' ? [{ label: orders.thanks.tell, href: tellHref }, follow] : [follow]}
      browseHref={catalogueHref}
    />
  );
}

const listed = new Intl.ListFormat(brand.language);

function saidOf(order: Order, justPaid: boolean) {
  const { status, templateName, addOns, total, mailedTo } = order;
  const { paid, due, next, receipt } = orders.thanks;
  const goods = listed.format([templateName, ...addOns.map(({ name }) => name)]);
  if (status === 'paid')
    return {
      text: paid(price(total), goods),
      footnote: [next, readyWords(order), promises.payment.join(' '), receipt(mailedTo)].join('\n'),
    };
  if (status === 'pending' && justPaid)
    return { text: [due(price(total), goods), orders.processing.text].join('\n') };
  return undefined;
}
