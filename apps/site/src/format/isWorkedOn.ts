import type { Order } from '@awning/contract/orders';
import type { SiteStage } from '@awning/contract/orderSite';
import { takesDelivery } from '@awning/shop/order';

/** Whether its website is worked on at an order's page. What was delivered otherwise than live was put together by hand. */
export const isWorkedOn = ({ status }: Pick<Order, 'status'>, stage: SiteStage | undefined) =>
  takesDelivery(status) && (status !== 'delivered' || stage === 'live');
