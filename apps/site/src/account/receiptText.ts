import { account } from '@awning/content/account';
import { brand } from '@awning/content/brand';
import { imprint } from '@awning/content/policies/imprint';
import { billedWords } from '@awning/content/orders/billing';
import { orders } from '@awning/content/orders/orders';
import { receiptWord } from '@awning/content/orders/orderStatus';
import type { Order } from '@awning/contract/orders';
import { billingFacts } from '@awning/shop/billing';
import { orderDate } from '../format/orderDate.ts';
import { refundLines } from '../format/refundLines.ts';
import { orderName } from '../format/orderName.ts';
import { price } from '../format/price.ts';

const width = 40;
const line = (name: string, figure: string) =>
  `${name} ${'.'.repeat(Math.max(2, width - name.length - figure.length - 2))} ${figure}`;

/** A receipt as a file of plain words: for a bookkeeper, or a drawer. */
export function receiptText(order: Order): string {
  const { ordered, paid, order: number } = account.download;
  const extras = order.addOns.reduce((sum, addOn) => sum + addOn.price, 0);
  return [
    brand.name,
    ...imprint,
    '',
    `${number}: ${order.reference}`,
    `${ordered}: ${orderDate(order.createdAt).text}`,
    ...(order.paidAt ? [`${paid}: ${orderDate(order.paidAt).text}`] : []),
    ...(order.billing ? billingFacts(order.billing, billedWords) : []).map(
      ({ label, text }) => `${label}: ${text}`,
    ),
    '',
    line(orderName(order), price(order.total - extras)),
    ...order.addOns.map((addOn) => line(addOn.name, price(addOn.price))),
    '',
    line(orders.receipt.total, price(order.total)),
    ...refundLines(order).map(({ name, figure }) => line(name, figure)),
    '',
    receiptWord(order.status),
    ...orders.receipt.footer,
    '',
  ].join('\n');
}
