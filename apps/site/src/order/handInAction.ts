import { brand } from '@awning/content/brand';
import { orders } from '@awning/content/orders/orders';
import type { Order } from '@awning/contract/orders';
import { mailTo } from '../browser/mailTo.ts';

/** Opens a mail to the shop for what goes into the website, under the order's number. */
export const handInAction = ({ reference }: Pick<Order, 'reference'>) => ({
  label: orders.thanks.send,
  href: mailTo(brand.email, orders.thanks.subject(reference)),
});
