import type { Failure } from '@awning/contract/failure';
import type { Order } from '@awning/contract/orders';

/** What only the server knows when it renders a page for one visitor. */
export interface PageContext {
  /** For the pages of one order. */
  order?: Order;
  /** A checkout form that was refused, as it was filled in. */
  checkout?: {
    draft: { addOns: string[]; name: string; email: string; business: string };
    failure: Failure;
  };
}
