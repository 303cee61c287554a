import { differenceFor } from '@awning/content/orders/difference';
import type { Order } from '@awning/contract/orders';

/** What an order is called: by its design, or as the difference to it. */
export const orderName = ({ templateName, upgrades }: Pick<Order, 'templateName' | 'upgrades'>) =>
  upgrades ? differenceFor(templateName) : templateName;
