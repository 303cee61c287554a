import { differenceWords } from '@awning/content/orders/difference';
import { orders } from '@awning/content/orders/orders';
import { statusWord } from '@awning/content/orders/orderStatus';
import { siteWords } from '@awning/content/orders/siteWords';
import { promises } from '@awning/content/promises';
import type { Order } from '@awning/contract/orders';
import { awaitsPayment } from '@awning/shop/order';
import { StatusPanel, type StatusPanelProps } from '@awning/ui/sections/StatusPanel';
import { readyWords } from '../readyWords.ts';
import { openAddress } from '../../format/siteAddresses.ts';

export interface OrderPanelProps {
  order: Order;
  /** The address that starts the payment. */
  payAction: string;
  browseHref: string;
  /** Its buyer comes from the till: until that has reported the payment, nothing may be paid again. */
  justPaid?: boolean;
  /** The next links. Default: the buyer's next task or the delivery, and the shelf. */
  actions?: StatusPanelProps['actions'];
  /** Its number and sum in a line, at the top. Default: its number alone, at the bottom. */
  facts?: string;
  /** Replaces the text of its status. */
  text?: string | undefined;
  /** Shown under the links. */
  footnote?: string | undefined;
}

/** Shows the state of an order and the actions for it. */
export function OrderPanel({
  order,
  payAction,
  browseHref,
  justPaid = false,
  actions,
  facts,
  text,
  footnote,
}: OrderPanelProps) {
  const { status, reference } = order;
  const processing = justPaid && status === 'pending';
  const browse = { label: orders.browse, href: browseHref };
  const unpaid = awaitsPayment(status) && !processing;
  const words = processing ? orders.processing : wordsOf(order);
  const first = firstActionOf(order);

  return (
    <StatusPanel
      tone={toneOf(status)}
      live
      heading={words.heading}
      text={[
        ...(facts === undefined ? [] : [facts]),
        text ?? (processing ? words.text : linesOf(order, words.text)),
      ].join('\n')}
      {...(facts === undefined && { reference: { label: orders.reference, text: reference } })}
      form={unpaid ? { formAction: payAction, label: orders.payNow, busyLabel: orders.paying } : undefined}
      footnote={footnote}
      actions={actions ?? (first ? [first, browse] : [browse])}
    />
  );
}

function firstActionOf(order: Order) {
  const { upgrades } = order;
  if (upgrades) return { label: differenceWords.toOrder(upgrades.reference), href: upgrades.url };
  const address = openAddress(order);
  return address && { label: orders.delivery.open, href: address };
}

function wordsOf({ status, delivery, site, upgrades }: Order) {
  if (upgrades && status === 'delivered') return orders.panels.paid;
  if (status !== 'delivered') return orders.panels[status];
  const { panel } = orders.delivery;
  const heading = statusWord(status, delivery?.address);
  if (!delivery && site?.state === 'paused') return { heading, text: siteWords.paused };
  if (!delivery) return { heading, text: panel.nothing };
  return { heading, text: delivery.address ? panel.address : panel.files };
}

// Each on its own line, or a narrow one would break “3-5” after the dash.
function linesOf(order: Order, text: string) {
  const { status, templateName, upgrades } = order;
  if (upgrades) {
    const what = differenceWords.page(templateName, upgrades.reference);
    if (status === 'delivered') return [what, differenceWords.taken(templateName)].join('\n');
    if (status === 'paid') return [what, differenceWords.late(upgrades.reference)].join('\n');
    return [what, text, ...(awaitsPayment(status) ? [differenceWords.next] : [])].join('\n');
  }
  return [
    orders.turn[status],
    text,
    ...(status === 'paid' || status === 'in_progress' ? [readyWords(order)] : []),
    ...(status === 'paid' ? [promises.payment.join(' ')] : []),
  ].join('\n');
}

function toneOf(status: Order['status']) {
  if (status === 'pending') return 'waiting';
  return awaitsPayment(status) ? 'problem' : 'success';
}
