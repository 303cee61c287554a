import { urls } from '@awning/contract/urls';
import type { Order } from '@awning/contract/orders';
import { generatePath } from 'react-router-dom';
import { apiAddress } from './apiAddress.ts';
import { ReturnPage } from './pages/ReturnPage/ReturnPage.tsx';
import { paths } from './paths.ts';
import { useOrder } from './useOrder.ts';

/** Follows the order a buyer comes back from the till with. */
export function OrderReturn({ token, order }: { token: string; order: Order }) {
  return (
    <ReturnPage
      returned={{
        order: useOrder(token, order),
        payAction: apiAddress(generatePath(urls.payForOrder, { token })),
        followHref: paths.order.to({ token }),
      }}
      catalogueHref={paths.catalogue.to()}
    />
  );
}
